/** @jest-environment node */

import {callOf} from '../../../../src/islands/ApiConsole/call';
import {fieldsOfCall, type Values} from '../../../../src/islands/ApiConsole/formFields';
import {fragmentOf, readFragment} from '../../../../src/islands/ApiConsole/link';
import {presetsOf} from '../../../../src/islands/ApiConsole/presets';
import {messageFor, draftOf as presetDraft, requestOf, violationsOf} from '../../../../src/islands/ApiConsole/request';
import {fixture} from '../../../helpers/fixture';

function draftOf(operation: string, values: Values = {}) {
  const draft = presetDraft(presetsOf(callOf(operation))[0]);
  return {...draft, values: {...draft.values, ...values}};
}

function messages(operation: string, values: Values): Record<string, string> {
  const call = callOf(operation);
  const violations = violationsOf(call, draftOf(operation, values));
  return Object.fromEntries(fieldsOfCall(call).map((field) => [field.name, messageFor(field, violations)]));
}

describe('what to enter in a field', () => {
  test.each(fixture<[string, string, string, string][]>('field-mistakes'))(
    '%s %s %j',
    (operation, name, typed, message) => {
      expect(messages(operation, {[name]: typed})[name]).toMatch(new RegExp(message));
    },
  );

  test('JSON of 5,000 levels', () => {
    const context = `{"a": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    expect(messages('converse', {context}).context).toBe('This isn’t JSON: more than 100 levels of lists and objects.');
  });

  test('an empty optional field is left out', () => {
    expect(messages('generateSpeech', {voice: '', speed: '', format: ''})).toMatchObject({voice: '', speed: ''});
    const {body} = requestOf(callOf('generateSpeech'), draftOf('generateSpeech', {voice: '', speed: ' ', format: ''}));
    expect(JSON.parse(String(body))).toEqual({text: 'The kitchen lights are on.', language: 'en-US'});
  });
});

describe('a link to a request', () => {
  const call = callOf('parseText');

  test('contains the preset and what differs from it', () => {
    const draft = draftOf('parseText', {text: `a & b=c#ü${'x'.repeat(9_999)}`});
    const fragment = fragmentOf(call, draft);
    expect(fragment).toMatch(/^#Try-parseText\?preset=success&text=a\+%26\+b%3Dc%23%C3%BCx{9999}$/);
    expect(readFragment(call, fragment)).toEqual(draft);
  });

  test('is read by its own console only, may name the console alone, and sets no unknown fields', () => {
    expect(readFragment(callOf('converse'), '#Try-parseText')).toBeUndefined();
    expect(readFragment(call, '#parse-text')).toBeUndefined();
    expect(readFragment(call, '#Try-parseText')?.preset.id).toBe('success');
    const read = readFragment(call, `#Try-parseText?preset=none&__proto__=a&foo=b`);
    expect(read?.preset.id).toBe('success');
    expect(Object.keys(read?.values ?? {})).toEqual(['text', 'domain']);
  });
});
