import {isUnsure} from '../../../../src/components/Confidence';
import {simulateRecognition} from '../../../../src/components/Waveform/simulateRecognition';
import {docs} from '../../../../src/facts/docs';
import {samples} from '../../../../src/islands/HeroSentence/copy';
import {understand} from '../../../../src/islands/HeroSentence/understand';
import {fixture} from '../../../helpers/fixture';

interface Table {
  doubts: [sentence: string, word: string, doubt: string | null][];
  meanings: [sentence: string, intent: string, entities: object][];
  requests: [sentence: string, intent: string][];
  refused: string[];
}
const table = fixture<Table>('typed-sentences');

const entitiesOf = (sentence: string) =>
  Object.fromEntries(understand(sentence).phrases.flatMap(({entity}) => (entity ? [[entity.type, entity.value]] : [])));

it.each(table.doubts)('the words of a sentence in "%s", %s has the doubt %s', (sentence, text, doubt) =>
  expect(simulateRecognition(sentence).find((word) => word.text === text)?.doubt ?? null).toBe(doubt),
);

it('the words of a sentence are unsure exactly where there is a doubt', () => {
  for (const {text, confidence, doubt} of samples.flatMap(simulateRecognition))
    expect([text, isUnsure(confidence)]).toEqual([text, doubt !== undefined]);
});

it('the words of a sentence last longer when they have more letters, and stay within 0 and 1', () => {
  const [short, long] = simulateRecognition('a extraordinary');
  expect(long?.levels.length).toBeGreaterThan(short?.levels.length ?? 0);
  for (const {levels} of samples.flatMap(simulateRecognition)) {
    expect(Math.max(...levels)).toBeLessThanOrEqual(1);
    expect(Math.min(...levels)).toBeGreaterThan(0);
  }
});

describe('the meaning of a sentence', () => {
  it.each(table.meanings)('%s', (sentence, intent, entities) => {
    expect(understand(sentence).intent.name).toBe(intent);
    expect(entitiesOf(sentence)).toEqual(entities);
  });

  it.each(table.refused)('"%s" is not acted on', (sentence) =>
    expect(understand(sentence).intent.name).toBe('unknown'),
  );

  it('takes a place for a place', () => {
    expect(understand('What is the weather in Paris').intent.name).toBe('weather.get');
    expect(entitiesOf('What is the weather in Paris')).toEqual({place: 'Paris'});
  });

  it.each(table.requests)('"%s" is %s', (sentence, intent) => expect(understand(sentence).intent.name).toBe(intent));

  it('makes an entity of several words as unsure as the least sure of them', () => {
    const {phrases} = understand('Set a timer for fifteen minutes');
    const [fifteen, minutes] = simulateRecognition('fifteen minutes');
    expect(fifteen?.confidence).toBeLessThan(minutes?.confidence ?? 0);
    expect(phrases.find(({entity}) => entity?.type === 'duration')?.entity?.confidence).toBe(fifteen?.confidence);
  });

  it('acts without asking only when every word is sure', () => {
    expect(understand('Turn off the lights in the kitchen').answer).toBe('The lights are set.');
    expect(understand('Set a timer for fifteen minutes').answer).toBe('The timer is set. Did you say “fifteen”?');
    const {answer, unsure} = understand('Order two large mushroom pizzas to fourteen Church Street');
    expect(answer).toContain(`“${unsure?.text}”`);
  });

  it('is unknown and unsure when nothing fits, with the documented message', () => {
    const {intent, answer} = understand('blue seven under');
    expect([intent.name, isUnsure(intent.confidence)]).toEqual(['unknown', true]);
    expect(answer).toBe(docs.assistant.messages.no_recognition);
  });
});
