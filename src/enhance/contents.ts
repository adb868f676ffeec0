import {afterPaint, all, hashTarget} from './dom';
import type {Behavior} from './types';

/** A heading counts as reached when it is this far from the top of the window, in CSS pixels. */
const readingLine = 140;

/** Names the part that is being read in the bar of small screens, which is the button of the contents. */
function showPart(name?: string | null): void {
  const button = document.querySelector('[popovertarget=pageContents]');
  const words = button?.firstElementChild;
  const text = name ?? 'On this page';
  if (!words || words.textContent === text) return;
  words.textContent = text;
  button.ariaLabel = name ? `On this page: ${name}` : null;
}

function highlight(): void {
  const links = all<HTMLAnchorElement>('[data-contents] a');
  const reached = links.filter(
    (link) => (hashTarget(link.hash)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= readingLine,
  );
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const current = atEnd && window.scrollY > 0 ? links.at(-1) : reached.at(-1);
  const hash = current?.hash;
  if (!current?.ariaCurrent) links[0]?.closest('aside')?.scrollTo(0, (current?.offsetTop ?? 0) - 300);
  for (const link of links) link.ariaCurrent = link.hash === hash ? 'true' : null;
  showPart(current?.textContent);
}

/** Marks the section that is being read in the page's list of contents, and names it in the bar of small screens. */
export const contents: Behavior = {
  install() {
    // Browsers send this event at most once per frame.
    document.addEventListener('scroll', () => requestAnimationFrame(highlight), {passive: true});
  },
  mount: () => afterPaint(highlight),
};
