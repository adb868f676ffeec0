import fc from 'fast-check';
import {callOf} from '../../../../../src/islands/ApiConsole/call';
import {type ConsoleField, fieldsOfCall} from '../../../../../src/islands/ApiConsole/formFields';
import {presetsOf} from '../../../../../src/islands/ApiConsole/presets';
import type {Draft} from '../../../../../src/islands/ApiConsole/request';
import type {RestCall} from '../../../../../src/sandbox/calls';
import {contract} from '../../../../../src/sandbox/contract';
import type {Schema} from '../../../../../src/sandbox/schema';
import {hostileText} from '../../../../helpers/hostile';

const names = fc.oneof(hostileText, fc.constantFrom('__proto__', 'constructor', 'toJSON', 'length', '2', 'in'));

/** Any value that JSON keeps. */
const anyObject = fc.object({
  key: names,
  values: [
    hostileText,
    fc.boolean(),
    fc.constant(null),
    fc.maxSafeInteger(),
    fc.double({max: 1e9, min: -1e9, noNaN: true}),
  ],
  maxDepth: 3,
});

/** Returns the values that a schema allows. */
function valuesOf({type, items, properties, minLength = 0, minimum, maximum}: Schema): fc.Arbitrary<unknown> {
  if (type === 'array') return fc.array(valuesOf(items ?? {}), {maxLength: 3});
  if (type === 'number') return fc.double({min: minimum, max: maximum, noNaN: true});
  if (type !== 'object') return hostileText.filter(({length}) => length >= minLength);
  if (!properties) return anyObject;
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner)])));
}

/** JSON and numbers that are legal, but that few programs write. */
const rareJson = ['{"a": 1.10, "b": 1e3, "c": -0, "d": 1E-7}', '{"a": 1, "a": 2, "2": {}}', '{"a": 9007199254740993}'];
const rareNumbers = ['1.10', '1e3', '-0', '9007199254740993', '0x10', ' 2 ', '1e-7', '1e+21', '.5'];

/** Returns what readers and links can put into a field; what the contract allows, in most cases. */
function typedIn({kind, in: place, schema, choices}: ConsoleField): fc.Arbitrary<string> {
  const often = (common: fc.Arbitrary<string>, ...rare: string[]) =>
    fc.oneof({weight: 12, arbitrary: common}, {weight: 1, arbitrary: fc.constantFrom('', ' ', ...rare)});
  if (kind === 'choice') return fc.constantFrom('', ...choices);
  if (kind === 'number') return often(fc.double({min: 1e-9, max: 1e9, noNaN: true}).map(String), ...rareNumbers);
  if (kind !== 'json') return often(hostileText.filter(Boolean), ...(place === 'path' ? ['.', '..', '%2e'] : []));
  const json = fc
    .tuple(valuesOf(schema), fc.constantFrom(0, 2))
    .map(([value, indent]) => JSON.stringify(value, null, indent));
  return schema.type === 'object' ? often(json, ...rareJson) : json;
}

/** Names that files can have on Linux. */
const fileNames = fc
  .tuple(hostileText, fc.constantFrom('.wav', '.mp3', '.txt', '.HTML', '', '>'))
  .map(([name, end]) => [...name.replace(/(?!\n)[\p{Cc}\p{Cs}/]/gu, '')].slice(0, 50).join('') + end)
  .filter((name) => !/^\.{0,2}$/.test(name));

/** A request that a reader makes from a preset. */
export interface Edit {
  operation: string;
  preset: string;
  values: Record<string, string>;
  recording: {fileName: string; bytes: Uint8Array};
}

/** Edits of all presets of all calls. */
export const edits: fc.Arbitrary<Edit> = fc.constantFrom(...contract.rest).chain((call) => {
  const fields = fieldsOfCall(call).filter(({kind}) => kind !== 'file');
  return fc.record({
    operation: fc.constant(call.id),
    preset: fc.constantFrom(...presetsOf(call).map(({id}) => id)),
    values: fc.record(Object.fromEntries(fields.map((field) => [field.name, typedIn(field)]))),
    recording: fc.record({
      fileName: fc.oneof({weight: 9, arbitrary: fileNames}, {weight: 1, arbitrary: fc.constant('-')}),
      bytes: fc.uint8Array(),
    }),
  });
});

/** Returns an edit as the console has it. */
export function draftOf({operation, preset: id, values, recording}: Edit): {call: RestCall; draft: Draft} {
  const call = callOf(operation);
  const preset = presetsOf(call).find((each) => each.id === id);
  if (!preset) throw new Error(`${operation} has no preset ${id}`);
  return {call, draft: {preset, values, recording}};
}
