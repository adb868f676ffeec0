import {all, closest, hashTarget, hasModifier, onPress} from './dom';
import {preserveScrollPosition} from './scrollPosition';
import {remember, remembered} from './storage';
import type {Behavior} from './types';

/** The storage key of the reader's code languages. `plugins/compile/enhance/firstFrame.ts` reads it before the first frame. */
const languagesKey = 'code-language';

/**
 * Returns whether a code language is that of an SDK. The others are for API calls. The reader chooses one of each kind,
 * so a tab set must not offer both kinds.
 */
export const isForSdk = (language: string): boolean => /^(typescript|swift|kotlin|java)$/.test(language);

/** The reader's choices, at most one of each kind. The root element keeps them while storage is blocked. */
const chosenLanguages = (): string[] =>
  (remembered(languagesKey) ?? document.documentElement.dataset.codeLanguage)?.split(' ') ?? [];

function tabSetOf(root: HTMLElement) {
  return {
    root,
    tabs: all(':scope > [data-tab-list] [data-tab]', root),
    panels: all(':scope > * > [data-tab-panel]', root),
  };
}

function select({root, tabs, panels}: ReturnType<typeof tabSetOf>, index: number): void {
  tabs.forEach((tab, position) => {
    tab.ariaSelected = String(position === index);
    tab.tabIndex = position === index ? 0 : -1;
  });
  panels.forEach((panel, position) => {
    panel.hidden = position !== index && 'until-found';
  });
  root.dataset.ready = '';
}

/** Selects in each tab set what is at the place that a function finds, and changes nothing where that is -1. */
function selectIn(roots: HTMLElement[], find: (set: ReturnType<typeof tabSetOf>) => number): void {
  for (const root of roots) {
    const set = tabSetOf(root);
    const index = find(set);
    if (index >= 0) select(set, index);
  }
}

/** Selects the reader's languages in every tab set that has one of them. The others stay as they are. */
function selectLanguages(): void {
  const languages = chosenLanguages();
  selectIn(all('[data-language-tabs]'), ({tabs}) =>
    tabs.findIndex(({dataset}) => languages.includes(dataset.language ?? '')),
  );
}

function selectTab(tab: HTMLElement): void {
  const root = tab.closest<HTMLElement>('[data-tabs]');
  if (!root) return;
  const {language} = tab.dataset;
  if (language) {
    const others = chosenLanguages().filter((other) => isForSdk(other) !== isForSdk(language));
    const languages = [language, ...others].join(' ');
    remember(languagesKey, languages);
    document.documentElement.dataset.codeLanguage = languages;
    selectLanguages();
  } else {
    const {group} = root.dataset;
    selectIn(group ? all(`[data-group=${CSS.escape(group)}]`) : [root], ({tabs}) =>
      tabs.findIndex(({textContent}) => textContent === tab.textContent),
    );
  }
}

/** Selects a tab. Its row stays where it is, although its panels, and those of sets above, differ in height. */
const choose = (tab: HTMLElement): void => preserveScrollPosition(tab, () => selectTab(tab));

/**
 * The number of panels that were given an ID, which can't clash with IDs of headings, because those have no capitals.
 */
let named = 0;

function prepare(root: HTMLElement): void {
  const set = tabSetOf(root);
  root.querySelector('[data-tab-list]')?.setAttribute('role', 'tablist');
  set.tabs.forEach((tab, index) => {
    const panel = set.panels[index];
    if (!panel) return;
    panel.id ||= `Panel${++named}`;
    tab.closest('li')?.setAttribute('role', 'presentation');
    tab.role = 'tab';
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
  });
  const first = set.tabs.findIndex(({dataset}) => dataset.tab === 'first');
  if (root.dataset.ready === undefined) select(set, Math.max(first, 0));
}

function prepareAll(): void {
  for (const root of all('[data-tabs]')) prepare(root);
  selectLanguages();
}

/** Opens the tab whose panel is or contains the element that the address names, or the details with that heading. */
function openHashTarget(): void {
  const target = hashTarget(window.location.hash);
  target?.closest('summary')?.parentElement?.setAttribute('open', '');
  const panel = target?.closest<HTMLElement>('[data-tab-panel]');
  const tab = panel && document.getElementById(`${panel.id}-tab`);
  if (!target || !tab) return;
  choose(tab);
  target.scrollIntoView();
}

/** Opens the tab of a panel that the browser is about to show, because find-in-page or a text fragment leads into it. */
const openMatch = ({target}: Event): void =>
  selectIn(all('[data-tabs]'), ({panels}) => panels.indexOf(target as HTMLElement));

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Runs tab sets: sets their roles, handles arrow keys, Home, and End, opens panels that a hash names, and keeps the
 * reader's code languages across the site: one for API calls, and one for SDKs.
 */
export const tabs: Behavior = {
  install() {
    onPress('[data-tab]', (tab, event) => {
      event.preventDefault();
      choose(tab);
    });
    document.addEventListener('keydown', (event) => {
      const tab = closest(event, '[data-tab]');
      const root = tab?.closest<HTMLElement>('[data-tabs]');
      if (!tab || !root || hasModifier(event)) return;
      const all = tabSetOf(root).tabs;
      const next = event.key === ' ' ? tab : all[steps[event.key]?.(all.indexOf(tab), all.length) ?? -1];
      if (!next) return;
      event.preventDefault();
      choose(next);
      next.focus();
    });
    window.addEventListener('hashchange', openHashTarget);
    document.addEventListener('beforematch', openMatch);
    // Islands render tabs later: src/islands/shared/code/CodePanel.tsx.
    document.addEventListener('tabs:added', prepareAll);
  },
  mount() {
    prepareAll();
    if (window.location.hash) openHashTarget();
  },
  resume: selectLanguages,
};
