import {arrive} from './arrival';
import {afterPaint} from './dom';
import type {Behavior} from './types';

/**
 * Runs everything a reader can do on a page, over complete HTML and without a framework. Listeners are delegated from
 * the document and installed once; `mount` looks at the elements of each new page.
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
  // Not before the page is painted: all of this changes nothing that is seen.
  afterPaint(() => {
    mount();
    document.addEventListener('page:shown', mount);
    window.addEventListener('pageshow', ({persisted}) => {
      if (persisted) resume();
    });
  });
  arrive(document.documentElement);
}
