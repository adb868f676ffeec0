import type {SearchDialog} from '../search/dialog';
import type {Request} from '../search/protocol';
import {opensBySlash} from '../search/slashKey';
import {startWorker} from '../search/startWorker';
import {closest, hasModifier, isTyping} from './dom';
import {notifyFrom} from './notify';
import type {Behavior} from './types';

type Module = typeof import('../search/dialog');

const searchLink = () => document.querySelector<HTMLAnchorElement>('a[data-search]');

let loading: Promise<SearchDialog> | undefined;

/** Adds the style sheet of the dialog. @throws Event when it can't be loaded, and removes it, so that the next call tries again */
const loadStyles = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    link.addEventListener('load', resolve);
    link.addEventListener('error', (event) => {
      link.remove();
      reject(event);
    });
    document.head.append(link);
  });

async function load(): Promise<SearchDialog> {
  const setting = document.querySelector<HTMLMetaElement>('meta[name="search"]');
  const control = searchLink();
  if (!setting || !control) throw new Error('No meta[name=search] or a[data-search].');
  const {styles = '', worker = '', index = ''} = setting.dataset;
  const started = startWorker(worker);
  // The worker loads the index while the dialog is being loaded, which requests it later.
  started.postMessage({type: 'load', index} satisfies Request);
  let isBroken = false;
  started.addEventListener('error', () => {
    isBroken = true;
  });
  // Search fails without its style sheet, because the dialog must not appear unstyled.
  const [{createSearch}] = await Promise.all([import(setting.content) as Promise<Module>, loadStyles(styles)]);
  const search = createSearch({
    worker,
    index,
    documentation: control.pathname,
    started: isBroken ? undefined : started,
  });
  search.prepare();
  return search;
}

/** Loads search once. After a failure, the next call tries again. */
function prepare(): Promise<SearchDialog> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const prepareOnIntent = (event: Event) => {
  if (closest(event, '[data-search]')) prepare().catch(() => undefined);
};

/** What the visitor has typed while waiting for the dialog, or undefined when no one waits. */
let typed: string | undefined;

/**
 * Opens the dialog with what was typed in the meantime, unless the visitor presses Escape or clicks elsewhere. If it
 * can't be loaded, shows a notice with a link to the documentation index.
 */
function open(): void {
  typed = '';
  prepare().then(
    // In a task of its own, because creating and opening the dialog in one task would delay key presses.
    (search) =>
      setTimeout(() => {
        if (typed !== undefined) search.open(typed);
        typed = undefined;
      }),
    () => {
      typed = undefined;
      const control = searchLink();
      if (control) void notifyFrom(control, {href: control.pathname});
    },
  );
}

/** Returns whether a key extends the query that is typed before the dialog opens. */
const isForQuery = (event: KeyboardEvent): boolean =>
  typed !== undefined && !hasModifier(event) && event.key.length === 1;

/** Returns whether a key is K by its letter or, on keyboards whose letters aren't Latin, by its place. */
const isK = ({key, code}: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && key.length === 1 && key > '\u024f');

/** Returns whether Ctrl or Cmd is pressed. In a text field on a Mac, Ctrl+K deletes the rest of the line. */
const isCommand = (event: KeyboardEvent): boolean =>
  event.metaKey || (event.ctrlKey && !(navigator.platform.startsWith('Mac') && isTyping(event)));

const isShortcut = (event: KeyboardEvent): boolean =>
  (isCommand(event) && !event.altKey && !event.shiftKey && isK(event)) ||
  (event.key === '/' && !hasModifier(event) && !isTyping(event) && opensBySlash());

/** Opens search on a press, Ctrl/Cmd+K, or `/`, which readers can turn off in the dialog, and loads it when the pointer or the focus reaches its link. */
export const search: Behavior = {
  install() {
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(type, prepareOnIntent, {passive: true});
    document.addEventListener('click', (event) => {
      typed = undefined;
      if (event.ctrlKey || event.metaKey || event.shiftKey || !closest(event, '[data-search]')) return;
      event.preventDefault();
      open();
    });
    document.addEventListener('keydown', (event) => {
      const {key} = event;
      if (key === 'Escape') typed = undefined;
      if (isForQuery(event)) typed += key;
      else if (isShortcut(event)) open();
      else return;
      // Also keeps the browser's own search bar from opening.
      event.preventDefault();
    });
  },
};
