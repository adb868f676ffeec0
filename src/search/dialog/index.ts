import {createClient, type Sources, type State} from '../client';
import type {Results} from '../shape';
import {createFrame} from './frame';
import {activate, activateFirst, activeOption, moveBy, openOption, storeChoice} from './options';
import {forgetChoices, recentChoices} from './recent';
import {
  choiceGroup,
  firstQueries,
  forgetButton,
  missingView,
  noResultsView,
  resultGroups,
  startPages,
  unavailable,
  withoutAnswered,
} from './view';

/** The page's settings for search: the addresses of its parts, and where the search link leads without them. */
export interface Setting extends Sources {
  documentation: string;
}

const waitingWords: Record<State, string> = {
  loading: 'Loading search…',
  retrying: 'Search is slow to load. Trying again…',
  ready: 'Searching…',
  failed: 'Search is unavailable.',
};

/** Further results appear after this long a pause in typing, because adding them would delay the next key press. */
const pauseMs = 300;

/**
 * Creates the search dialog, which then stays in the page. `prepare` loads the worker and the index, and may be called
 * again. `open` opens the dialog and searches for the query; if it's empty, the last query is selected.
 */
export function createSearch({documentation, ...addresses}: Setting) {
  const frame = createFrame();
  const {dialog, input, list, message, status} = frame;
  let state: State = 'loading';
  /** The query whose results are shown, or undefined while results are loading. */
  let shown: string | undefined;
  /** Returns the results that aren't in the list yet. */
  let rest = (): HTMLElement[] => [];
  let pause: number | undefined;
  /** Set when Enter is pressed before the results arrive. */
  let entered: {newTab: boolean} | undefined;

  const show = (groups: HTMLElement[], messageContent: (Node | string)[], announcement: string) => {
    rest = () => [];
    list.replaceChildren(...groups);
    list.hidden = groups.length === 0;
    message.replaceChildren(...messageContent);
    message.hidden = messageContent.length === 0;
    status.textContent = announcement;
    input.setAttribute('aria-expanded', String(groups.length > 0));
    activateFirst(frame);
  };
  const addRest = () => {
    list.append(...rest());
    rest = () => [];
  };
  const showResults = (results: Results, suggestions: string[]) => {
    if (results.query !== input.value) return;
    shown = results.query;
    const count = results.groups.reduce((sum, {hits}) => sum + hits.length, results.answer ? 1 : 0);
    if (count === 0) show([], noResultsView(results.query, suggestions, documentation), 'Nothing found.');
    else {
      const [first, others] = resultGroups(results);
      const missing = missingView(results);
      const words = missing.map(({textContent}) => ` ${textContent}`).join('');
      show(first, missing, `${count} ${count === 1 ? 'result' : 'results'}.${words}`);
      rest = others;
      window.clearTimeout(pause);
      pause = window.setTimeout(addRest, pauseMs);
    }
    list.parentElement?.scrollTo({top: 0});
    if (entered) enter(entered.newTab);
  };
  const client = createClient(addresses, {
    results: (found, suggestions) => showResults(withoutAnswered(found), suggestions),
    state(next) {
      state = next;
      update();
    },
  });
  const update = () => {
    if (state === 'failed') {
      entered = undefined;
      show([], unavailable(documentation), waitingWords.failed);
    } else if (input.value.trim() === '') {
      const choices = recentChoices();
      shown = input.value;
      if (choices.length > 0) show(choiceGroup('Recent', choices), [forgetButton()], '');
      else show(choiceGroup('Start here', startPages(documentation, window.location.pathname)), firstQueries(), '');
    } else {
      shown = undefined;
      // The next results replace these.
      rest = () => [];
      if (state !== 'ready') show([], [waitingWords[state]], waitingWords[state]);
      client.search(input.value);
    }
  };
  const enter = (newTab: boolean) => {
    const option = activeOption(frame);
    const isWaiting = shown !== input.value && state !== 'failed';
    entered = isWaiting ? {newTab} : undefined;
    if (!isWaiting && option) openOption(option, newTab);
  };
  const press = (button: HTMLElement) => {
    const {searchAction, searchWord} = button.dataset;
    if (searchAction === 'forget') forgetChoices();
    if (searchAction === 'retry') client.prepare();
    if (searchWord !== undefined) input.value = searchWord;
    input.focus();
    update();
  };

  const open = (query: string) => {
    client.prepare();
    if (!dialog.open) {
      // Closing a menu returns the focus to the button that opened it, and closing the dialog returns it there again.
      for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
      dialog.showModal();
    }
    input.focus();
    // The last query is selected, so typing replaces it.
    if (query === '') input.select();
    else input.value = query;
    update();
  };

  input.addEventListener('input', () => {
    entered = undefined;
    update();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey);
    // A key that types no character may move to any result, including those that aren't in the list yet.
    if (event.key.length > 1) addRest();
    if (event.key === 'Enter' || moveBy(event.key, frame)) event.preventDefault();
  });
  const optionAt = ({target}: Event) => (target as Element).closest<HTMLAnchorElement>('a[role="option"]');
  list.addEventListener('pointermove', (event) => {
    const option = optionAt(event);
    if (option) activate(frame, option);
  });
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    const option = optionAt(event);
    const button = target.closest<HTMLElement>('button');
    if (option) storeChoice(option);
    // A click on the dialog itself is outside its panel.
    const shouldClose =
      target === dialog || button === frame.close || (option && !event.ctrlKey && !event.metaKey && !event.shiftKey);
    if (shouldClose) dialog.close();
    else if (button) press(button);
  });
  // Results that arrive later must not be followed.
  dialog.addEventListener('close', () => {
    entered = undefined;
  });
  // The dialog outlives the page when another one is shown without a reload.
  document.addEventListener('page:leaving', () => dialog.close());
  return {prepare: client.prepare, open};
}

export type SearchDialog = ReturnType<typeof createSearch>;
