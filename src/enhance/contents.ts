import {afterPaint, all, hashTarget} from './dom';
import type {Behavior} from './types';

/** A heading counts as being read once it is this far from the top of the window, in CSS pixels. */
const readingLine = 140;

let scheduled = false;

function highlight(): void {
  scheduled = false;
  const links = all<HTMLAnchorElement>('[data-contents] a');
  const passed = links.filter(
    (link) => (hashTarget(link.hash)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= readingLine,
  );
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const current = atEnd && window.scrollY > 0 ? links.at(-1) : passed.at(-1);
  const hash = current?.hash;
  for (const link of links) link.ariaCurrent = link.hash === hash ? 'true' : null;
}

/** The on-page contents list marks the part that is being read. */
export const contents: Behavior = {
  install() {
    document.addEventListener(
      'scroll',
      () => {
        if (scheduled) return;
        scheduled = true;
        requestAnimationFrame(highlight);
      },
      {passive: true},
    );
  },
  mount: () => afterPaint(highlight),
};
