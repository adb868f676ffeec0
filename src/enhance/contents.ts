import {afterPaint, all, hashTarget} from './dom';
import type {Behavior} from './types';

/**
 * Returns how far from the top of the window a heading counts as reached, in CSS pixels. In the last screen of the page, the
 * line moves down, because its headings can't get to the top.
 */
function readingLine(): number {
  const {innerHeight: height, scrollY} = window;
  const end = document.documentElement.scrollHeight - height;
  return 140 + height * (scrollY && Math.max(0, 1 - (end - scrollY) / Math.min(height, end)) ** 2);
}

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
  const line = readingLine();
  const current = links.findLast(({hash}) => (hashTarget(hash)?.getBoundingClientRect().top ?? Infinity) <= line);
  const hash = current?.hash;
  if (!current?.ariaCurrent) links[0]?.closest('aside')?.scrollTo(0, (current?.offsetTop ?? 0) - 300);
  for (const link of links) link.ariaCurrent = link.hash === hash ? 'true' : null;
  showPart(current?.textContent.replace(/^(GET|POST|WSS) /, ''));
}

/** Marks the section that is being read in the page's list of contents, and names it in the bar of small screens. */
export const contents: Behavior = {
  install() {
    // Browsers send this event at most once per frame.
    document.addEventListener('scroll', () => requestAnimationFrame(highlight), {passive: true});
  },
  mount: () => afterPaint(highlight),
};
