import {facts} from '../../../../src/facts';
import {sentences} from '../../../../src/islands/ListenDemo/sentences';
import {latest, recordingOf, wordsIn} from '../../../../src/islands/ListenDemo/stream';
import {verdictOf} from '../../../../src/islands/ListenDemo/verdict';

const [warehouse] = sentences;
const textAt = (time: number) => {
  const recording = recordingOf(warehouse);
  return wordsIn(warehouse, recording, latest(recording, time))
    .map((word) => word?.text ?? '…')
    .join(' ');
};

describe.each(sentences)('$place', (sentence) => {
  const {words, readings, question} = sentence;
  const {messages, words: spoken, speechEnd, duration} = recordingOf(sentence);

  it('has the words of its best reading, and as many readings as a result offers', () => {
    expect(words.map(({text}) => text).join(' ')).toBe(readings[0].text);
    expect(readings.length).toBeGreaterThan(1);
    expect(readings.length).toBeLessThanOrEqual(facts.docs.recognition.maxAlternatives);
    expect(question).toMatch(/\?$/);
  });

  it('arrives as partial results that grow, and a final one after the pause that ends a turn', () => {
    const final = messages.at(-1);
    const partials = messages.slice(0, -1);
    expect(final).toMatchObject({type: 'final', text: readings[0].text, confidence: readings[0].confidence});
    expect(final?.at).toBe(duration);
    expect(duration - speechEnd).toBeGreaterThanOrEqual(facts.docs.voiceActivityTimeoutMs);
    expect(new Set(partials.map(({type}) => type))).toEqual(new Set(['partial']));
    expect(partials.at(-1)?.text).toBe(readings[0].text);
    for (const [index, message] of messages.slice(1).entries()) {
      expect(message.confidence).toBeGreaterThanOrEqual(messages[index]?.confidence ?? 1);
      expect(message.at).toBeGreaterThan(messages[index]?.at ?? 0);
    }
  });

  it('has no word in a message before it was spoken', () => {
    for (const {at, text} of messages) expect(at).toBeGreaterThan(spoken[text.split(' ').length - 1]?.end ?? at);
  });
});

it('revises a word that was new in a partial result', () => {
  const {messages} = recordingOf(warehouse);
  expect(textAt(0)).toBe('… … … … … …');
  expect(textAt(messages[0]?.at ?? 0)).toBe('fifty … … … … …');
  expect(textAt(messages[1]?.at ?? 0)).toBe('fifteen boxes go … … …');
  expect(textAt(messages.at(-1)?.at ?? 0)).toBe('fifteen boxes go to Bay Street');
});

it('acts at or above the threshold, asks below it, and waits for the final result', () => {
  const [best, fifty] = warehouse.readings;
  const [partial, final] = [recordingOf(warehouse).messages[0], recordingOf(warehouse).messages.at(-1)];
  expect(verdictOf(warehouse, undefined, 0, undefined).kind).toBe('waits');
  expect(verdictOf(warehouse, partial, 0, undefined).kind).toBe('waits');
  expect(verdictOf(warehouse, final, 0.71, undefined)).toEqual({kind: 'acts', text: best.action});
  expect(verdictOf(warehouse, final, 0.72, undefined)).toEqual({kind: 'asks', text: 'Fifteen, or fifty?'});
  expect(verdictOf(warehouse, final, 0.72, fifty)).toEqual({kind: 'told', text: fifty?.action});
});
