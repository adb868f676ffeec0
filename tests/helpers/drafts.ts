import fc from 'fast-check';
import {callOf} from '../../src/islands/ApiConsole/call';
import {fieldsOfCall, type Values} from '../../src/islands/ApiConsole/formFields';
import {presetsOf} from '../../src/islands/ApiConsole/presets';
import type {Draft} from '../../src/islands/ApiConsole/request';
import {contract} from '../../src/sandbox/contract';
import snippets from '../fixtures/hostile-snippets.json';

/** A call of the console, and what a reader has entered for it. */
export interface Entered {
  call: ReturnType<typeof callOf>;
  draft: Draft;
}

const special = [
  '-',
  '"',
  "'",
  '\\',
  '`',
  '$HOME',
  ';',
  ',',
  '=',
  '@',
  '<',
  '%22',
  '%',
  '#',
  '?',
  '&',
  '{',
  '\u2028',
  '\u202e',
  '\u00a0',
  'é',
  '語',
  '🎙',
];

const text = fc.oneof(
  fc.constantFrom(...snippets),
  fc.string({
    unit: fc.oneof(fc.constantFrom(...special), fc.string({unit: 'grapheme', minLength: 1, maxLength: 4})),
    maxLength: 12,
  }),
  fc.string({unit: 'binary', maxLength: 20}),
);

/** What an `<input>` can contain. */
const line = text.map((value) => value.replace(/[\r\n\0]/g, ''));

const number = fc.oneof(
  fc.constantFrom('1.10', '0x10', '1e3', '1e+21', '-0', '9007199254740993', '0.1', '1e999', ' 2 ', 'ten'),
  fc.double({noNaN: true}).map(String),
  fc.integer().map(String),
);

const json = fc.oneof(fc.json({maxDepth: 3}), line);

/**
 * Names that a file can have. Forms write a quotation mark as `%22`, so a name with these characters is ambiguous. The
 * reader of forms leaves out a byte order mark.
 */
const fileName = line
  .map((name) => name.replace(/[/\ufeff]|%(?:22|0[AD])/gi, ''))
  .filter(
    (name) => name !== '' && !/^\.{1,2}$/.test(name) && !/\p{Surrogate}/u.test(name) && Buffer.byteLength(name) < 200,
  );

/** Returns what can be entered in a field of a kind. */
const typed = {number, json, choice: line, text, line} satisfies Record<string, fc.Arbitrary<string>>;

const entered = (id: string): fc.Arbitrary<Entered> => {
  const call = callOf(id);
  const fields = fieldsOfCall(call).filter(({kind}) => kind !== 'file');
  const isForm = call.body?.contentType === 'multipart/form-data';
  const values = fc.record(
    Object.fromEntries(
      fields.map(({name, kind, in: place}) => [
        name,
        kind === 'text' && (isForm || place === 'path') ? line : (typed[kind as keyof typeof typed] ?? line),
      ]),
    ),
    {requiredKeys: []},
  );
  return fc
    .record({
      preset: fc.constantFrom(...presetsOf(call)),
      values,
      recording: fc.option(fc.record({fileName, bytes: fc.uint8Array({minLength: 1, maxLength: 64})})),
    })
    .map(({preset, values: changed, recording}) => ({
      call,
      draft: {preset, values: {...preset.values, ...(changed as Values)}, recording: recording ?? preset.recording},
    }));
};

/** Requests of readers to all calls of the console. */
export const drafts: fc.Arbitrary<Entered> = fc.constantFrom(...contract.rest.map(({id}) => id)).chain(entered);
