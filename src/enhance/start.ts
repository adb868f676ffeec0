import {displayInSteps} from './arrival';
import {afterPaint} from './dom';
import type {Behavior} from './types';

/**
 * Runs behaviors on complete HTML. Listeners are delegated from the document and installed once; `mount` prepares the
 * elements of each new page.
 */
export function start(behaviors: Behavior[]): void {
  for (const {install} of behaviors) install?.();
  const mount = () => {
    for (const behavior of behaviors) behavior.mount?.();
  };
  const resume = () => {
    for (const behavior of behaviors) behavior.resume?.();
  };
  document.addEventListener('prerenderingchange', resume);
  // After the first frame, because none of this changes what it shows.
  afterPaint(() => {
    mount();
    document.addEventListener('page:shown', mount);
    window.addEventListener('pageshow', ({persisted}) => {
      if (persisted) resume();
    });
  });
  displayInSteps(document.documentElement);
}
