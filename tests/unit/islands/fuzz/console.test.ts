/** @jest-environment node */
import fc from 'fast-check';
import {fieldsOfCall} from '../../../../src/islands/ApiConsole/formFields';
import {fragmentOf, readFragment} from '../../../../src/islands/ApiConsole/link';
import {filledCall, messageFor, requestOf, violationsOf} from '../../../../src/islands/ApiConsole/request';
import {tokenize} from '../../../../src/islands/shared/code/colors';
import {createSandbox} from '../../../../src/sandbox';
import {programs, type SampleLanguage} from '../../../../src/sandbox/sampleCode';
import {briefly, hostileText, trials} from '../../../helpers/hostile';
import {draftOf, type Edit, edits} from '../ApiConsole/sameRequest/edits';

const languages = Object.keys(programs) as SampleLanguage[];

test('any request gets a documented response, is shown and copied unchanged, and has a link with all values', () => {
  const check = (edit: Edit, fragment: string) => {
    const {call, draft} = draftOf(edit);
    const {status} = briefly(() => createSandbox({tier: 'Free'}).handle(requestOf(call, draft)));
    expect(call.responses.some((each) => new RegExp(each.status.replace('XX', '..')).test(String(status)))).toBe(true);
    for (const language of languages) {
      const code = programs[language].write(filledCall(call, draft));
      expect(
        tokenize(code, language)
          .map(({text}) => text)
          .join(''),
      ).toBe(code);
    }
    readFragment(call, fragment);
    const values = Object.entries(edit.values).map(([name, value]) => [name, value.replace(/\p{Cs}/gu, '\ufffd')]);
    expect(readFragment(call, fragmentOf(call, draft))?.values).toEqual(Object.fromEntries(values));
  };
  fc.assert(fc.property(edits, hostileText, check), trials);
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
      else if (field.kind === 'json') expect(JSON.stringify(sent[field.name])).toBe(JSON.stringify(JSON.parse(typed)));
      else expect(sent[field.name]).toBe(typed);
    }
  };
  fc.assert(fc.property(edits, check), trials);
});
