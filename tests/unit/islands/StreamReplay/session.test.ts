import {facts} from '../../../../src/facts';
import {noteOf} from '../../../../src/islands/StreamReplay/copy';
import {screenAfter} from '../../../../src/islands/StreamReplay/screen';
import {replayOf, type Scenario, scenarios} from '../../../../src/islands/StreamReplay/session';
import {contract} from '../../../../src/sandbox/contract';

const kinds = (scenario: Scenario) => replayOf(scenario).moments.map(({kind}) => kind);
const screenAtEnd = (scenario: Scenario) => screenAfter(replayOf(scenario).moments);
const {messages} = facts.docs.assistant;

const utterance = ['config', 'audio', 'partial', 'audio', 'partial', 'audio', 'partial', 'audio', 'partial', 'audio'];
const complete = ['open', ...utterance, 'partial', 'final', 'close'];

test.each(scenarios)('%s: the moments are in order and within the session', (scenario) => {
  const {moments, speech, duration} = replayOf(scenario);
  const times = moments.map(({at}) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  // The slider couldn't step to one of two moments at the same time.
  expect(new Set(times).size).toBe(moments.length);
  expect(times.at(-1)).toBeLessThanOrEqual(duration);
  for (const {from, to} of speech) expect([from < to, to <= duration]).toEqual([true, true]);
});

test('a complete session sends the configuration, then audio, and receives partial results and a final one', () => {
  expect(kinds('complete')).toEqual(complete);
  const {moments} = replayOf('complete');
  const stream = contract.streams[0];
  expect(JSON.parse(moments[1]?.content ?? '')).toEqual(stream?.sends[0]?.example);
  expect(JSON.parse(moments.at(-2)?.content ?? '')).toEqual(stream?.receives.at(-1)?.example);
  expect(screenAtEnd('complete')).toMatchObject({status: 'Ready', text: expect.stringContaining('Dana')});
});

test.each<[Scenario, string[], string]>([
  ['silence', ['open', 'config', 'close'], messages.no_speech],
  ['unauthorized', ['open', 'refused'], messages.default],
])('%s: nothing is received, and the user is told', (scenario, expected, message) => {
  expect(kinds(scenario)).toEqual(expected);
  expect(screenAtEnd(scenario).message).toBe(message);
});

test('429: the client waits longer each time, until it is accepted', () => {
  expect(kinds('rateLimited')).toEqual(['open', 'refused', 'open', 'refused', ...complete]);
  const [first = 0, second = 0, third = 0] = replayOf('rateLimited')
    .moments.filter(({kind}) => kind === 'open')
    .map(({at}) => at);
  expect(third - second).toBe(2 * (second - first));
});

test('a lost connection loses the words so far, and a new stream gets all audio of the utterance again', () => {
  const all = kinds('lost');
  const lost = all.indexOf('lost');
  const sent = all.slice(0, lost).filter((kind) => kind === 'audio').length;
  const {moments, speech} = replayOf('lost');
  const again = moments.filter(({kind}) => kind === 'buffered');
  expect(all.slice(lost + 1, lost + 3)).toEqual(['open', 'config']);
  expect(again.length).toBeGreaterThan(sent);
  expect(moments.findLast(({kind}) => kind === 'final')?.result?.text).toContain('Dana');
  // The user speaks once, as if nothing had happened, and the audio is sent again much faster than it was spoken.
  expect(speech).toHaveLength(1);
  const spoken = (speech[0]?.to ?? 0) - (speech[0]?.from ?? 0);
  expect(spoken).toBe(again.length * 600);
  expect((again.at(-1)?.at ?? 0) - (again[0]?.at ?? 0)).toBeLessThan(spoken / 5);
  expect(screenAfter(moments.slice(0, lost)).text).not.toBe('');
  const disconnected = {status: 'Disconnected', text: '', message: messages.network_error};
  expect(screenAfter(moments.slice(0, lost + 1))).toEqual(disconnected);
});

test('speech goes on beyond the limit of the free tier, and the client opens a new stream before it', () => {
  const limit = facts.docs.freeTier.audioSeconds;
  const {moments, speech} = replayOf('tooLong');
  const [before, after] = speech.map(({from, to}) => (to - from) / 1_000) as [number, number];
  expect(before).toBeLessThan(limit);
  expect(before + after).toBeGreaterThan(limit);
  const change = moments.slice(moments.findIndex(({kind}) => kind === 'final')).map(({kind}) => kind);
  expect(change.slice(0, 5)).toEqual(['final', 'close', 'open', 'config', 'audio']);
  expect(moments.findLast(({kind}) => kind === 'audio')?.content).toBe(
    `Binary message: 1 s of audio, ${after} of ${limit} s in this stream`,
  );
});

test.each(scenarios)('%s: a close of the client carries no advice about closes of the server', (scenario) => {
  for (const moment of replayOf(scenario).moments.filter(({kind, from}) => kind === 'close' && from === 'client'))
    expect(noteOf(moment, scenario)).not.toMatch(/didn’t start|failure/);
});
