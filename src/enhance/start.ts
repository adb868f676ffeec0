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
  const begin = () => {
    mount();
    document.addEventListener('page:shown', mount);
    window.addEventListener('pageshow', ({persisted}) => {
      if (persisted) resume();
    });
  };
  // After the first frame, because none of this changes what it shows. But a text that the address names (`#:~:text=…`)
  // may be in a tab, which must be ready before the browser looks for it. Scripts see such an address only here.
  if (performance.getEntriesByType('navigation')[0]?.name.includes(':~:')) begin();
  else afterPaint(begin);
  displayInSteps(document.documentElement);
}
