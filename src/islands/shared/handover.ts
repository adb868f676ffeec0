import type {Recording} from './recordings';

let waiting: Recording | undefined;

/** Keeps a recording for the next console that opens in this page. */
export function handOver(recording: Recording): void {
  waiting = recording;
}

/** Returns the recording that another lab has handed over, once. */
export function takeHandedOver(): Recording | undefined {
  const taken = waiting;
  waiting = undefined;
  return taken;
}
