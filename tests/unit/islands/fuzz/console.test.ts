/** @jest-environment node */
import fc from 'fast-check';
import {fieldsOfCall} from '../../../../src/islands/ApiConsole/formFields';
import {fragmentOf, readFragment} from '../../../../src/islands/ApiConsole/link';
import {filledCall, messageFor, requestOf, violationsOf} from '../../../../src/islands/ApiConsole/request';
import {tokenize} from '../../../../src/islands/shared/code/colors';
import {createSandbox} from '../../../../src/sandbox';
import {programs, type SampleLanguage} from '../../../../src/sandbox/programs';
import {briefly, hostileText, trials} from '../../../helpers/hostile';
import {draftOf, type Edit, edits} from '../ApiConsole/sameRequest/edits';

const languages = Object.keys(programs) as SampleLanguage[];

test('any request gets a documented response, and its code is shown and copied unchanged', () => {
  const check = (edit: Edit) => {
    const {call, draft} = draftOf(edit);
    const {status, body} = briefly(() => createSandbox({tier: 'Free'}).handle(requestOf(call, draft)));
    expect(call.responses.some((each) => new RegExp(each.status.replace('XX', '..')).test(String(status)))).toBe(true);
    if (typeof body === 'string') JSON.parse(body);
    for (const language of languages) {
      const code = programs[language].write(filledCall(call, draft));
      expect(
        tokenize(code, language)
          .map(({text}) => text)
          .join(''),
      ).toBe(code);
    }
  };
  fc.assert(fc.property(edits, check), trials);
});

test('a body has the characters that were typed, or a message says why it cannot', () => {
  const check = (edit: Edit) => {
    const {call, draft} = draftOf(edit);
    const violations = violationsOf(call, draft);
    const {body, headers} = requestOf(call, draft);
    if (headers['Content-Type'] !== 'application/json' || draft.preset.extraBody) return;
    const sent = JSON.parse(String(body));
    for (const field of fieldsOfCall(call)) {
      const typed = edit.values[field.name] ?? '';
      if (messageFor(field, violations) || !Object.hasOwn(sent, field.name)) continue;
      if (field.kind === 'number') expect(String(body)).toContain(`"${field.name}":${typed.trim()}`);
      else
        expect(sent[field.name]).toEqual(field.kind === 'json' ? JSON.parse(JSON.stringify(JSON.parse(typed))) : typed);
    }
  };
  fc.assert(fc.property(edits, check), trials);
});

test('a link has all values, and any fragment can be read', () => {
  const check = (edit: Edit, fragment: string) => {
    const {call, draft} = draftOf(edit);
    readFragment(call, fragment);
    const link = fragmentOf(call, draft);
    const wellFormed = Object.entries(edit.values).map(([name, value]) => [name, value.replace(/\p{Cs}/gu, '\ufffd')]);
    if (!link) return;
    const read = readFragment(call, link);
    expect([read?.preset.id, read?.values]).toEqual([edit.preset, Object.fromEntries(wellFormed)]);
  };
  fc.assert(fc.property(edits, hostileText, check), trials);
});
