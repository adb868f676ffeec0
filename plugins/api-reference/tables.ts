import {type CallResponse, isFailure, type Limit, type Parameter, type StreamMessage} from '../../src/sandbox/calls';
import type {Schema} from '../../src/sandbox/schema';
import type {MarkdownNode} from '../shared/markdown';
import {fieldsOf} from './fields';
import {type Cell, fact, inline, table} from './markdown';

const code = (value: string) => `\`${value}\``;
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** What you may send in a body or message. */
export function requestFields(schema: Schema): MarkdownNode {
  const rows = fieldsOf(schema).map((field) => [
    code(field.name),
    field.type,
    yesOrNo(field.required),
    field.default,
    field.range,
    field.description,
  ]);
  return table(['Field', 'Type', 'Required', 'Default', 'Range', 'Description'], rows);
}

/** Path parameters, in the form of a body's fields. */
export function parameterFields(parameters: Parameter[]): MarkdownNode {
  return requestFields({
    properties: Object.fromEntries(parameters.map(({name, schema, description}) => [name, {...schema, description}])),
    required: parameters.filter(({required}) => required).map(({name}) => name),
  });
}

/** What comes back in a body or message. */
export function responseFields(schema: Schema): MarkdownNode {
  const rows = fieldsOf(schema).map((field) => [
    code(field.name),
    field.type,
    yesOrNo(field.required),
    field.range,
    field.description,
  ]);
  return table(['Field', 'Type', 'Always present', 'Range', 'Description'], rows);
}

/** Every answer of a call, good or bad. */
export function responses(documented: CallResponse[]): MarkdownNode {
  const rows = documented.map(({status, content, meaning}) => {
    if (!content) return [code(status), 'not fixed', 'not fixed', meaning];
    return [code(status), code(content.contentType), content.schemaName ? code(content.schemaName) : 'binary', meaning];
  });
  return table(['Status', 'Content type', 'Body', 'Meaning'], rows);
}

/** The failures of a call, and what to do about each. */
export function errors(documented: CallResponse[]): MarkdownNode {
  const rows = documented.filter(isFailure).map(({status, cause = '', remedy = ''}) => [code(status), cause, remedy]);
  return table(['What you see', 'Why', 'What to do'], rows);
}

/** What each tier allows in one call; figures are quoted from the facts. */
export function limits(entries: Limit[]): MarkdownNode {
  const rows = entries.map(({tier, unit, fact: key}): Cell[] => [tier, [fact(key), ...inline(` ${unit}`)]]);
  return table(['Tier', 'Limit'], rows);
}

/** The messages of one direction, in the order in which they come. */
export function messages(entries: StreamMessage[]): MarkdownNode {
  const rows = entries.map(({title, contentType, schemaName = '', summary}) => [
    title,
    contentType === 'application/json' ? `JSON text, ${code(schemaName)}` : 'binary',
    summary,
  ]);
  return table(['Message', 'Form', 'What it carries'], rows);
}
