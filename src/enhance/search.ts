import type {SearchDialog} from '../search/dialog';
import type {Request} from '../search/protocol';
import {startWorker} from '../search/startWorker';
import {closest} from './dom';
import {notify} from './notify';
import type {Behavior} from './types';

type Module = typeof import('../search/dialog');

let loading: Promise<SearchDialog> | undefined;

/** Without its styles the dialog must not show: a stylesheet that can't be loaded fails the whole. */
function loadStyles(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The search styles could not be loaded: ${href}`));
    });
  });
}

async function load(): Promise<SearchDialog> {
  const setting = document.querySelector<HTMLMetaElement>('meta[name="search"]');
  const control = document.querySelector<HTMLAnchorElement>('a[data-search]');
  if (!setting || !control) throw new Error('The page does not say where search is.');
  const {styles = '', worker = '', index = ''} = setting.dataset;
  const started = startWorker(worker);
  // By the time that the dialog is there and asks for the same, the worker has it.
  started.postMessage({type: 'load', index} satisfies Request);
  let isBroken = false;
  started.addEventListener('error', () => {
    isBroken = true;
  });
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

/** Loads search once; a failed attempt is forgotten, so that the next intent tries again. */
function prepare(): Promise<SearchDialog> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const intend = (event: Event) => {
  if (closest(event, '[data-search]')) prepare().catch(() => undefined);
};

/** Opens the dialog, or says that it can't be loaded and offers where the control's link leads. */
function open(): void {
  prepare().then(
    // In a task of its own: made and opened in one go, the dialog would hold up a key that is pressed meanwhile.
    (search) => setTimeout(search.open),
    () => {
      const href = document.querySelector<HTMLAnchorElement>('a[data-search]')?.pathname ?? '/';
      void notify({
        title: 'Search is unavailable',
        text: 'It could not be loaded.',
        action: {label: 'Open the documentation index', href},
      });
    },
  );
}

const isTyping = ({target}: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isShortcut = (event: KeyboardEvent): boolean =>
  ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') ||
  (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event));

/** Search: nothing of it is loaded before the reader reaches for it, by pointer, focus, Ctrl/Cmd+K or `/`. */
export const search: Behavior = {
  install() {
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(type, intend, {passive: true});
    document.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !closest(event, '[data-search]')) return;
      event.preventDefault();
      open();
    });
    document.addEventListener('keydown', (event) => {
      if (event.isComposing || !isShortcut(event)) return;
      // Also keeps the browser's own search bar closed.
      event.preventDefault();
      open();
    });
  },
};
