import {validate} from '../../sandbox';
import type {RestCall} from '../../sandbox/calls';
import {checkParameter} from '../../sandbox/checks';
import type {SandboxRequest} from '../../sandbox/request';
import {checkJson, parseJson, type Violation} from '../../sandbox/schema';
import type {Recording} from '../shared/recordings';
import {type ConsoleField, fieldsOfCall, type Values} from './formFields';
import type {Preset} from './presets';

/** What the console sends. */
export interface Draft {
  preset: Preset;
  values: Values;
  recording: Recording;
}

/** Returns the request of a preset. */
export const draftOf = (preset: Preset): Draft => ({preset, values: preset.values, recording: preset.recording});

/** Returns the values that the reader has changed. */
export const typedValues = ({preset, values}: Draft): [name: string, value: string][] =>
  Object.entries(values).filter(([name, value]) => value !== preset.values[name]);

/** Returns whether a recording or a file takes the place of the preset's. */
export const hasOwnFile = ({preset, recording}: Draft): boolean => recording !== preset.recording;

/** Returns whether the reader has changed the request of the preset. */
export const isEdited = (draft: Draft): boolean => hasOwnFile(draft) || typedValues(draft).length > 0;

/** Returns whether two drafts are the same request. */
export const isSame = (one: Draft, other: Draft): boolean =>
  one.preset === other.preset &&
  one.recording === other.recording &&
  Object.entries(one.values).every(([name, value]) => value === other.values[name]);

/** Returns the edited draft. A recording or a file can arrive after other edits, so the edit gets the latest draft. */
export type Edit = (latest: Draft) => Draft;

/** A way back to what a change has replaced, and the label of its button. */
export interface Undo {
  label: string;
  edit: Edit;
}

export interface Change {
  edit: Edit;
  /** Returns the way back, if the change replaces something of the reader's. */
  undoFor?: (latest: Draft) => Undo | undefined;
}

/** Returns the way back to a reader's file. */
export const fileUndoOf = (draft: Draft): Undo | undefined =>
  hasOwnFile(draft)
    ? {label: 'Restore my recording', edit: (latest) => ({...latest, recording: draft.recording})}
    : undefined;

/** Returns the way back to everything of the reader's. */
export const undoOf = (draft: Draft): Undo | undefined =>
  typedValues(draft).length > 0 ? {label: 'Restore what I typed', edit: () => draft} : fileUndoOf(draft);

/** The key in every request of the console. It isn't a real one. */
export const placeholderKey = 'YOUR_API_KEY';

/** Returns whether a number is sent with the characters that were typed. `1.10` and `0x10` aren't. */
const isExact = (typed: string): boolean => String(Number(typed)) === typed.trim() && Number.isFinite(Number(typed));

/** Returns what was typed as the value to send. Text that should be JSON or a number, but isn't, is sent unchanged. */
function parsedValue({kind, schema}: ConsoleField, typed: string): unknown {
  if (schema.type === 'boolean') return /^(?:true|false)$/.test(typed) ? typed === 'true' : typed;
  if (kind === 'number') return isExact(typed) ? Number(typed) : typed;
  if (kind !== 'json') return typed;
  try {
    return parseJson(typed);
  } catch {
    return typed;
  }
}

/** Returns whether a field is left out: it's empty, and not a text that the call requires. */
const isLeftOut = ({kind, required}: ConsoleField, typed: string) =>
  typed.trim() === '' && !(required && kind === 'text');

/** Replaces what can't be sent outside of JSON: URLs can't contain lone surrogates, and words of a shell no null. */
const sendable = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\0', '\ufffd');

/** Returns a text as a form of a browser or of Node.js contains it, with their line breaks. */
const inForm = (text: string) => sendable(text).replace(/\r\n?|\n/g, '\r\n');

/** Returns a text as a part of a path. */
const inAddress = (text: string) => encodeURIComponent(sendable(text));

/** Returns the body's fields as they are sent; a file is represented by its name. */
function bodyFields(call: RestCall, {values, recording}: Draft): Record<string, unknown> {
  const isForm = call.body?.contentType === 'multipart/form-data';
  const fields = fieldsOfCall(call).filter(({in: place}) => place === 'body');
  const entries = fields.flatMap((field) => {
    if (field.kind === 'file') return [[field.name, recording.fileName]];
    const typed = values[field.name] ?? '';
    return isLeftOut(field, typed) ? [] : [[field.name, parsedValue(field, isForm ? inForm(typed) : typed)]];
  });
  return Object.fromEntries(entries);
}

function pathOf({base, path, parameters}: RestCall, {values}: Draft): string {
  const filled = parameters.reduce(
    (text, {name}) => text.replace(`{${name}}`, () => inAddress(values[name] ?? '')),
    path,
  );
  return new URL(base).pathname + filled;
}

/** Returns a call with the draft in place of the contract's examples, for the generators of code. */
export function filledCall(call: RestCall, draft: Draft): RestCall {
  const url = new URL(call.base).origin + pathOf(call, draft);
  const {extraBody, asks: prefer} = draft.preset;
  if (!call.body) return {...call, url, prefer, body: extraBody && {...extraBody, description: ''}};
  const example = call.body.schema ? bodyFields(call, draft) : draft.recording.fileName;
  return {...call, url, prefer, body: {...call.body, example}};
}

function bodyOf(call: RestCall, draft: Draft): SandboxRequest['body'] {
  const {extraBody} = draft.preset;
  if (!call.body) return extraBody && JSON.stringify(extraBody.example);
  if (!call.body.schema) return draft.recording.bytes;
  const fields = bodyFields(call, draft);
  if (call.body.contentType === 'application/json') return JSON.stringify(fields);
  const file = fieldsOfCall(call).find(({kind}) => kind === 'file')?.name;
  return Object.entries(fields).map(([name, value]) => ({name, value: name === file ? draft.recording : `${value}`}));
}

/** Returns a draft as a request to the sandbox. What the preset asks the sandbox for is in the header `Prefer`. */
export function requestOf(call: RestCall, draft: Draft): SandboxRequest {
  const {asks, extraBody} = draft.preset;
  const contentType = (call.body ?? extraBody)?.contentType;
  return {
    method: call.method,
    path: pathOf(call, draft),
    headers: {
      Authorization: `Bearer ${placeholderKey}`,
      ...(contentType && contentType !== 'multipart/form-data' && {'Content-Type': contentType}),
      ...(asks && {Prefer: asks}),
    },
    body: bodyOf(call, draft),
  };
}

/** Returns how a draft departs from the contract, in the sandbox's wording. */
export function violationsOf(call: RestCall, draft: Draft): Violation[] {
  const inPath = call.parameters.flatMap(({name, schema}) => checkParameter(name, schema, draft.values[name] ?? ''));
  const unreadable = fieldsOfCall(call).flatMap((field) => {
    const typed = draft.values[field.name] ?? '';
    if (isLeftOut(field, typed)) return [];
    const where = `body.${field.name}`;
    // A decimal number that isn't written as it's sent. What isn't one has the wrong type.
    if (field.kind === 'number' && Number.isFinite(Number(typed)) && !isExact(typed))
      return [{where, expected: `a number as it is sent, such as ${Number(typed)}`, received: typed.trim()}];
    return field.kind === 'json' ? checkJson({}, typed, where) : [];
  });
  // A value that can't be parsed is sent as text. A message that the text has the wrong type wouldn't help the reader.
  const typed = validate(call.id, bodyFields(call, draft)).filter(
    ({where}) => !unreadable.some((violation) => violation.where === where),
  );
  return [...inPath, ...unreadable, ...typed];
}

const nouns: Record<string, string> = {string: 'a text', number: 'a number', array: 'a list', object: 'an object'};

/** Returns what the contract expects as a person would say it. */
const wantedOf = (expected: string): string =>
  (nouns[expected] ?? expected)
    .replace('text that is not empty', 'text')
    .replace('number >=', 'number of at least')
    .replace('number <=', 'number of at most')
    .replace('number >', 'number above');

/** Returns the sentences about one field, which don't repeat its name; an empty string when there are none. */
export function messageFor({name, kind}: ConsoleField, violations: Violation[]): string {
  const place = kind === 'file' ? `(?:${name}|recording)` : name;
  const at = new RegExp(`^(?:path parameter |body\\.)?${place}(?![^.[])`);
  const verb = /file|choice/.test(kind) ? 'Choose' : 'Enter';
  const sentences = violations.flatMap(({where, expected, received}) => {
    if (expected === `a field "${name}"`) return [`${verb} a value.`];
    if (!at.test(where)) return [];
    if (expected === 'JSON') return [`This isn’t JSON: ${received}.`];
    const inner = where.replace(at, '');
    const start = inner ? `${name}${inner}: ${verb.toLowerCase()}` : verb;
    return [`${start} ${received === '""' ? 'a value' : `${wantedOf(expected)}, not ${received}`}.`];
  });
  return sentences.join(' ');
}
