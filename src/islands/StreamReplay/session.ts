import {SessionRecorder, times} from './SessionRecorder';

/** What can be replayed: a complete session, and the faults that can be injected into one. */
export const scenarios = ['complete', 'silence', 'unauthorized', 'rateLimited', 'lost', 'tooLong'] as const;

export type Scenario = (typeof scenarios)[number];

/** How many pieces of audio the user speaks. */
const pieces = {utterance: 5, beforeLoss: 3, beforeLimit: 13, afterLimit: 4};

function speakOnce(recorder: SessionRecorder): void {
  recorder.open();
  recorder.say(pieces.utterance, times.piece);
  recorder.wait(times.pause + times.rest);
  recorder.close();
}

const play: Record<Scenario, (recorder: SessionRecorder) => void> = {
  complete: speakOnce,
  silence(recorder) {
    recorder.open();
    recorder.wait(times.silence);
    recorder.close();
  },
  unauthorized(recorder) {
    recorder.open(401);
    recorder.wait(times.rest);
  },
  rateLimited(recorder) {
    for (const attempt of [0, 1]) {
      recorder.open(429);
      recorder.wait(times.backoff * 2 ** attempt);
    }
    speakOnce(recorder);
  },
  lost(recorder) {
    recorder.open();
    recorder.say(pieces.utterance, times.piece, pieces.beforeLoss);
    recorder.wait(times.rest);
    recorder.lose();
    recorder.wait(times.backoff);
    recorder.open();
    recorder.sendAgain(pieces.utterance, times.piece);
    recorder.wait(times.pause + times.rest);
    recorder.close();
  },
  tooLong(recorder) {
    recorder.open();
    recorder.say(pieces.beforeLimit, times.longPiece);
    recorder.wait(times.pause + times.rest);
    recorder.close();
    recorder.open();
    recorder.say(pieces.afterLimit, times.longPiece);
    recorder.wait(times.pause + times.rest);
  },
};

/** Returns the messages of a scenario in the order of their times, as the sandbox exchanges them. */
export function replayOf(scenario: Scenario) {
  const recorder = new SessionRecorder();
  play[scenario](recorder);
  const {moments, speech, time} = recorder;
  return {moments: moments.sort((a, b) => a.at - b.at), speech, duration: time};
}

/** A session from its first request to its end. Its duration is in milliseconds. */
export type Replay = ReturnType<typeof replayOf>;

/** Returns the index of the latest moment at a time; 0 before the first one. */
export function indexAt({moments}: Replay, time: number): number {
  return Math.max(
    0,
    moments.findLastIndex(({at}) => at <= time),
  );
}
