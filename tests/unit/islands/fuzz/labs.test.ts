/** @jest-environment node */
import fc from 'fast-check';
import {calculator} from '../../../../src/content/pricing/plans';
import {docs} from '../../../../src/facts/docs';
import {formatNumber} from '../../../../src/facts/format';
import {isUnfinished, readCount} from '../../../../src/islands/PricingCalculator/count';
import {understand} from '../../../../src/islands/TypedSentence/understand';
import {briefly, expectClear, hostileText, trials} from '../../../helpers/hostile';

test('a count is read, or what is wrong with it is said', () => {
  const typed = fc.oneof(hostileText, fc.stringMatching(/^[\d,. −-]{1,14}$/), fc.nat().map(formatNumber));
  const check = (text: string) => {
    const count = briefly(() => readCount(text));
    expect(typeof isUnfinished(text)).toBe('boolean');
    if (typeof count === 'string') expectClear(calculator.problems[count]);
    else expect(readCount(formatNumber(count))).toBe(count);
  };
  fc.assert(fc.property(typed, check), trials);
});

describe('a typed sentence', () => {
  const list =
    'turn on the lights|call Dana|set a timer for ten minutes|play some music|find a restaurant|text my aunt';
  const requests = fc.constantFrom(...list.split('|'));
  const polite = fc.constantFrom('', 'please ', 'could you ', 'I want to ', 'I’d like to ', 'hey, ');

  it('keeps its words, has confidences, and an answer', () => {
    const check = (sentence: string) => {
      const {phrases, intent, answer} = briefly(() => understand(sentence));
      const words = phrases.flatMap((phrase) => phrase.words);
      const spoken = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      expect(words.map(({text}) => text)).toEqual(spoken);
      expect(words.every(({levels}) => levels.length > 0)).toBe(true);
      const confidences = [intent, ...words, ...phrases.flatMap(({entity}) => entity ?? [])];
      expect(confidences.every(({confidence}) => confidence >= 0 && confidence <= 1)).toBe(true);
      expectClear(answer.replace(/“.*”/s, ''));
    };
    const lines = fc.tuple(polite, fc.oneof(requests, hostileText), hostileText).map((parts) => parts.join(''));
    fc.assert(fc.property(lines, check), trials);
  });

  it('is acted on, unless a negation is anywhere in it', () => {
    const isActed = (sentence: string) => {
      const {intent, answer} = understand(sentence);
      expect(answer === docs.assistant.messages.no_recognition).toBe(intent.name === 'unknown');
      return intent.name !== 'unknown';
    };
    const negations = "don’t DON'T don`t dont not cannot can’t never no Stop without".split(' ');
    const check = (start: string, request: string, negation: string, place: number) => {
      const words = `${start}${request}`.split(' ');
      expect(isActed(words.join(' '))).toBe(true);
      expect(isActed(words.toSpliced(Math.floor(place * (words.length + 1)), 0, negation).join(' '))).toBe(false);
    };
    fc.assert(
      fc.property(polite, requests, fc.constantFrom(...negations), fc.double({min: 0, max: 1, noNaN: true}), check),
      trials,
    );
  });
});
