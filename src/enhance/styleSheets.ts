import {all} from './dom';

/**
 * Adds a style sheet to the page, unless the page has it.
 * @param media when the style sheet applies
 * @returns its element, which is removed when loading fails, so that the next call tries again
 */
export function addStyleSheet(href: string, media = ''): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href, media});
  const known = all<HTMLLinkElement>('link[rel=stylesheet]').find((other) => other.href === link.href);
  if (known) return known;
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
  return link;
}

/** Calls a function when a style sheet has loaded, immediately if it already has. */
export function whenLoaded(link: HTMLLinkElement, call: () => void): void {
  if (link.sheet) call();
  else link.addEventListener('load', call);
}

/** Returns a promise that is fulfilled when a style sheet has loaded, and rejected with an Event when loading fails. */
export const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('error', reject);
    whenLoaded(link, resolve);
  });
