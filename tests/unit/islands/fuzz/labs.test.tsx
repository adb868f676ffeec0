/** @jest-environment node */
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {calculator} from '../../../../src/content/pricing/plans';
import {docs} from '../../../../src/facts/docs';
import {formatNumber} from '../../../../src/facts/format';
import type {Sentence} from '../../../../src/islands/ListenDemo/sentences';
import {latest, recordingOf, wordsIn} from '../../../../src/islands/ListenDemo/stream';
import {titles, verdictOf} from '../../../../src/islands/ListenDemo/verdict';
import {PricingCalculator} from '../../../../src/islands/PricingCalculator';
import {isUnfinished, readCount} from '../../../../src/islands/PricingCalculator/count';
import {fittingPlan} from '../../../../src/islands/PricingCalculator/plans';
import {screenAfter} from '../../../../src/islands/StreamReplay/screen';
import {indexAt, replayOf, scenarios} from '../../../../src/islands/StreamReplay/session';
import {nextTime} from '../../../../src/islands/shared/nextTime';
import {understand} from '../../../../src/islands/TypedSentence/understand';
import {briefly, expectClear, hostileText, trials} from '../../../helpers/hostile';

const share = fc.double({min: 0, max: 1, noNaN: true});

describe('pricing', () => {
  const counts = fc.integer({min: 1, max: 1_000_000_000});

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

  it('never gets cheaper with more use, and is explained', () => {
    const priceOf = (requests: number, applications: number) => {
      const {price} = fittingPlan(calculator.plans, requests, applications).plan;
      return Number(/\d+/.exec(price)?.[0] ?? Number.POSITIVE_INFINITY);
    };
    const check = (requests: number, applications: number, more: number, further: number) => {
      const price = priceOf(requests, applications);
      expect(priceOf(requests + more, applications + further)).toBeGreaterThanOrEqual(price);
      const [first, second] = [calculator.fields.requests, calculator.fields.applications];
      const fields = {requests: {...first, example: requests}, applications: {...second, example: applications}};
      const html = renderToStaticMarkup(<PricingCalculator labelledBy="a" {...calculator} fields={fields} />);
      expectClear(html);
      expect(html).toContain(formatNumber(requests));
      expect(html).not.toContain(calculator.prompt);
    };
    const few = fc.oneof(fc.integer({min: 1, max: 60_000}), counts);
    fc.assert(fc.property(few, fc.integer({min: 1, max: 20}), fc.nat(60_000), fc.nat(20), check), trials);
  });
});

describe('a typed sentence', () => {
  const requests = fc.constantFrom(
    'turn on the lights',
    'call Dana',
    'set a timer for fifteen minutes',
    'play some music',
    'find a restaurant',
    'text my aunt',
  );
  const polite = fc.constantFrom('', 'please ', 'could you ', 'I want to ', 'I’d like to ', 'hey, ');

  it('keeps its words, has confidences, and an answer', () => {
    const check = (sentence: string) => {
      const {phrases, intent, answer} = briefly(() => understand(sentence));
      const words = phrases.flatMap((phrase) => phrase.words);
      const spoken = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      expect(words.map(({text}) => text)).toEqual(spoken);
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
    const negations = [
      'don’t',
      "DON'T",
      'don`t',
      'dont',
      'do not',
      'cannot',
      'can’t',
      'never',
      'no',
      'Stop',
      'without',
    ];
    const check = (start: string, request: string, negation: string, place: number) => {
      const words = `${start}${request}`.split(' ');
      expect(isActed(words.join(' '))).toBe(true);
      expect(isActed(words.toSpliced(Math.floor(place * (words.length + 1)), 0, negation).join(' '))).toBe(false);
    };
    fc.assert(fc.property(polite, requests, fc.constantFrom(...negations), share, check), trials);
  });
});

test('any sentence is heard in order, and a higher threshold never makes the product act', () => {
  const words = fc.array(
    fc.record({text: hostileText.map((text) => text.replace(/\s/g, '') || 'a'), confidence: share}),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  const check = (heard: Sentence['words'], confidence: number, time: number, thresholds: [number, number]) => {
    const best = {text: heard.map(({text}) => text).join(' '), confidence, choice: 'One', action: 'Acts.'};
    const sentence: Sentence = {place: 'Here', words: heard, readings: [best], question: 'One?'};
    const recording = recordingOf(sentence);
    const times = [0, ...recording.messages.map(({at}) => at), recording.duration];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const received = latest(recording, time * recording.duration);
    expect(wordsIn(sentence, recording, received)).toHaveLength(heard.length);
    const kinds = thresholds
      .toSorted((a, b) => a - b)
      .map((threshold) => {
        const {kind, text} = verdictOf(sentence, received, threshold, undefined);
        expectClear(titles[kind], text);
        return kind;
      });
    expect(kinds).not.toEqual(['asks', 'acts']);
  };
  const time = fc.oneof(share, fc.constant(1));
  fc.assert(fc.property(words, share, time, fc.tuple(share, share), check), trials);
});

test('a replay has a moment and a screen at any time, and goes on to its end', () => {
  const replays = scenarios.map(replayOf);
  const check = (replay: (typeof replays)[number], time: number, isStill: boolean) => {
    Object.assign(globalThis, {matchMedia: () => ({matches: isStill})});
    const {moments, duration} = replay;
    const index = indexAt(replay, time);
    const moment = moments[index];
    expect(moment && (index === 0 || moment.at <= time)).toBe(true);
    const {status, confidence = 0, message = 'none'} = screenAfter(moments.slice(0, index + 1));
    expectClear(status, message, moment?.content ?? '');
    expect(confidence >= 0 && confidence <= 1).toBe(true);
    const next = nextTime(moments, time, duration);
    expect(next > time || next === duration).toBe(true);
    expect(next).toBeLessThanOrEqual(duration);
  };
  const times = fc.double({min: -1, max: 60_000, noNaN: true});
  fc.assert(fc.property(fc.constantFrom(...replays), times, fc.boolean(), check), trials);
});
