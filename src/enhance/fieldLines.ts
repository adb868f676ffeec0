import {closest} from './dom';
import type {Behavior} from './types';

let isUsed = false;

/** Passes an event on to `onDemand/fieldLines.ts`, which is loaded with the first one on a field. */
function pass(event: Event): void {
  isUsed ||= navigator.onLine && closest(event, '.call-text .parameters > div') !== undefined;
  if (!isUsed) return;
  import('./onDemand/fieldLines').then(
    ({lightLine}) => lightLine(event),
    () => undefined,
  );
}

/** Highlights the line of a field in the samples beside it while the pointer or the focus is on the field. */
export const fieldLines: Behavior = {
  install() {
    // Firefox before version 140 has no highlights.
    if (!('highlights' in CSS)) return;
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, pass);
  },
};
