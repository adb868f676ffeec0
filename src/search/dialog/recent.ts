import {remember, remembered} from '../../enhance/storage';

/** A result that the reader chose. */
export interface Choice {
  href: string;
  heading: string;
  trail: string[];
}

const key = 'search-recent';
const most = 5;

const isChoice = (value: unknown): value is Choice => {
  const {href, heading, trail} = (value ?? {}) as Partial<Choice>;
  return (
    typeof href === 'string' &&
    href.startsWith('/') &&
    // Browsers take an address that starts with `//` or `/\` as one on another host.
    new URL(href, window.location.origin).origin === window.location.origin &&
    typeof heading === 'string' &&
    Array.isArray(trail)
  );
};

/** Returns the latest choices on this device, newest first. Stored values may be anything, so they are checked. */
export function recentChoices(): Choice[] {
  try {
    const stored: unknown = JSON.parse(remembered(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Stores a choice as the newest one, on this device only. */
export function rememberChoice(choice: Choice): void {
  const others = recentChoices().filter(({href}) => href !== choice.href);
  remember(key, JSON.stringify([choice, ...others].slice(0, most)));
}

/** Forgets all choices. */
export function forgetChoices(): void {
  remember(key, undefined);
}
