import {
  type Cause,
  isFailure,
  type Phase,
  type RestCall,
  type StreamCall,
  type StreamMessage,
} from '../../../src/sandbox/calls';
import {fieldsOf} from '../../../src/sandbox/fields';
import {noResponse} from '../../../src/sandbox/replies';
import type {Schema} from '../../../src/sandbox/schema';
import type {MarkdownNode} from '../../shared/markdown';
import {table} from './markdown';

const code = (value: string) => `\`${value}\``;
const ranges: Record<string, string> = {'4XX': 'Another status from 400 to 499', '5XX': 'A status of 500 or higher'};
const statusName = (status: string) => ranges[status] ?? `Status \`${status}\``;
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** Returns the fields that you can send in a body or message. */
export function requestFields(schema: Schema): MarkdownNode {
  const rows = fieldsOf(schema).map(({name, type, required, default: value, range, description}) => {
    return [code(name), type, yesOrNo(required), value, range, description];
  });
  return table(['Field', 'Type', 'Required', 'Default', 'Range', 'Description'], rows);
}

/** Returns the fields of a response body or of a received message. */
export function responseFields(schema: Schema): MarkdownNode {
  const rows = fieldsOf(schema).map(({name, type, required, range, description}) => {
    return [code(name), type, yesOrNo(required), range, description];
  });
  return table(['Field', 'Type', 'Always present', 'Range', 'Description'], rows);
}

/** Returns why a particular call fails, and what to do about it. */
export const causes = (entries: Cause[]): MarkdownNode =>
  table(
    ['Why', 'What to do'],
    entries.map(({cause, remedy}) => [cause, remedy]),
  );

/** Returns the failures that every call can have. A status that calls explain differently has a row per explanation. */
export function errors(calls: (RestCall | StreamCall)[]): MarkdownNode {
  const failures = calls.flatMap(({responses: documented}) => documented.filter(isFailure));
  const rows = failures.map(({status, cause = '', remedy = ''}) => [statusName(status), cause, remedy]);
  const distinct = new Map(rows.map((row) => [row.join(), row]));
  return table(
    ['What you see', 'Why', 'What to do'],
    [...distinct.values(), ['No response', noResponse.cause, noResponse.remedy]],
  );
}

/** Returns the phases of a stream: what each side does, and what isn't specified. */
export function phases(entries: Phase[]): MarkdownNode {
  const rows = entries.map(({phase, client, server, open}) => [phase, client, server, open]);
  return table(['Phase', 'Client', 'Server', 'Not specified in v1'], rows);
}

/** Returns the messages of one direction, in order. */
export function messages(entries: StreamMessage[]): MarkdownNode {
  const rows = entries.map(({title, contentType, schemaName = '', summary}) => [
    title,
    contentType === 'application/json' ? `JSON text, ${code(schemaName)}` : 'binary',
    summary,
  ]);
  return table(['Message', 'Form', 'Content'], rows);
}
