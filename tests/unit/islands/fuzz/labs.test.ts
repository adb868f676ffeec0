/** @jest-environment node */
import fc from 'fast-check';
import {calculator} from '../../../../src/content/pricing/plans';
import {docs} from '../../../../src/facts/docs';
import {formatNumber} from '../../../../src/facts/format';
import {understand} from '../../../../src/islands/HeroSentence/understand';
import {type Sentence, sentences} from '../../../../src/islands/ListenDemo/sentences';
import {latest, recordingOf, wordsIn} from '../../../../src/islands/ListenDemo/stream';
import {titles, verdictOf} from '../../../../src/islands/ListenDemo/verdict';
import {isUnfinished, readCount} from '../../../../src/islands/PricingCalculator/count';
import {fittingPlan} from '../../../../src/islands/PricingCalculator/fittingPlan';
import {screenAfter} from '../../../../src/islands/StreamReplay/screen';
import {indexAt, replayOf, scenarios} from '../../../../src/islands/StreamReplay/session';
import {briefly, expectClear, hostileText, trials} from '../../../helpers/hostile';

const share = fc.double({min: 0, max: 1, noNaN: true});

describe('pricing', () => {
  it('reads a count, or says what is wrong with it', () => {
    const typed = fc.oneof(hostileText, fc.stringMatching(/^[\d,. −-]{1,14}$/), fc.nat().map(formatNumber));
    const check = (text: string) => {
      const count = briefly(() => readCount(text));
      expect(typeof isUnfinished(text)).toBe('boolean');
      if (typeof count === 'string') expectClear(calculator.problems[count]);
      else expect(readCount(formatNumber(count))).toBe(count);
    };
    fc.assert(fc.property(typed, check), trials);
  });

  it('never gets cheaper with more use', () => {
    const priceOf = (requests: number, applications: number) => {
      const {price} = fittingPlan(calculator.plans, requests, applications).plan;
      return Number(/\d+/.exec(price)?.[0] ?? Number.POSITIVE_INFINITY);
    };
    const check = (requests: number, applications: number, more: number, further: number) => {
      const price = priceOf(requests, applications);
      expect(priceOf(requests + more, applications + further)).toBeGreaterThanOrEqual(price);
    };
    const requests = fc.oneof(fc.integer({min: 1, max: 10_000}), fc.integer({min: 1, max: 1_000_000_000}));
    fc.assert(
      fc.property(requests, fc.integer({min: 1, max: 12}), fc.nat(60_000), fc.constantFrom(0, 1, 9), check),
      trials,
    );
  });
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
      for (const {levels} of words) expect(levels.length).toBeGreaterThan(0);
      const confidences = [intent, ...words, ...phrases.flatMap(({entity}) => entity ?? [])];
      for (const {confidence} of confidences) expect(confidence >= 0 && confidence <= 1).toBe(true);
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
    fc.assert(fc.property(polite, requests, fc.constantFrom(...negations), share, check), trials);
  });
});

test('the words of a sentence arrive in order, and a higher threshold never makes the product act', () => {
  const check = (sentence: Sentence, time: number, threshold: number, more: number) => {
    const recording = recordingOf(sentence);
    const received = latest(recording, time * recording.duration);
    const words = wordsIn(sentence, recording, received);
    expect(words).toHaveLength(sentence.words.length);
    expect(words.slice(words.indexOf(undefined) >>> 0).filter(Boolean)).toEqual([]);
    const verdicts = [threshold, threshold + more].map((each) => verdictOf(sentence, received, each, undefined));
    for (const {kind, text} of verdicts) expectClear(titles[kind], text);
    expect(verdicts.map(({kind}) => kind)).not.toEqual(['asks', 'acts']);
  };
  const times = fc.oneof(share, fc.constant(1));
  fc.assert(fc.property(fc.constantFrom(...sentences), times, share, share, check), trials);
});

test('a replay has a moment and a screen at any time', () => {
  const replays = scenarios.map(replayOf);
  const check = (replay: (typeof replays)[number], time: number) => {
    const {moments} = replay;
    const index = indexAt(replay, time);
    const moment = moments[index];
    expect(moment && (index === 0 || moment.at <= time)).toBe(true);
    const {status, confidence = 0, message = 'none'} = screenAfter(moments.slice(0, index + 1));
    expectClear(status, message, moment?.content ?? '');
    expect(confidence >= 0 && confidence <= 1).toBe(true);
  };
  const times = fc.double({min: -1, max: 60_000, noNaN: true});
  fc.assert(fc.property(fc.constantFrom(...replays), times, check), trials);
});
