/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {callOf} from '../../../../src/islands/ApiConsole/call';
import {presetsOf} from '../../../../src/islands/ApiConsole/presets';
import {filledCall, violationsOf} from '../../../../src/islands/ApiConsole/request';
import {sampleRecording} from '../../../../src/islands/shared/recordings';
import {readWav} from '../../../../src/sandbox/audio';
import {isFailure} from '../../../../src/sandbox/calls';
import {contract} from '../../../../src/sandbox/contract';
import {curl} from '../../../../src/sandbox/sampleCode/curl';

const all = contract.rest.flatMap((call) => presetsOf(call).map((preset) => ({call, preset})));

test.each(contract.rest)('$id has a preset for everything that can fail', (call) => {
  const presets = presetsOf(call);
  expect(presets.map(({cause}) => cause).filter(Boolean)).toEqual(call.causes);
  for (const {status} of call.responses.filter(isFailure)) {
    const covers = new RegExp(`^${status.replaceAll('X', '\\d')}$`);
    expect(presets.some((preset) => covers.test(String(preset.status)))).toBe(true);
  }
  expect(new Set(presets.map(({id}) => id)).size).toBe(presets.length);
});

test('the success preset has nothing to correct, and its code is the code in the reference', () => {
  for (const {call, preset} of all.filter((entry) => entry.preset.id === 'success')) {
    expect(curl(filledCall(call, {...preset, preset}))).toBe(curl(call));
    expect(violationsOf(call, {...preset, preset})).toEqual([]);
  }
});

test('the sample recording has the length and format of the file that the site offers', () => {
  const [ours, file] = [sampleRecording().bytes, readFileSync('static/mock/meeting.wav')].map(readWav);
  expect(ours).toEqual(file);
});

test('an unknown call is an error that names the known ones', () =>
  expect(() => callOf('parse')).toThrow(/no call "parse".*parseText/));
