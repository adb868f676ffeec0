import {createClient, type State} from '../client';
import type {Results} from '../shape';
import {createFrame} from './frame';
import {activateFirst, active, follow, keepChoice, moveBy} from './options';
import {forgetChoices, recentChoices} from './recent';
import {finishNow, keyCame, silence, wake, whenCalm} from './silence';
import {forgetButton, nothingFound, recentGroup, resultGroups, unavailable} from './view';

/** What the pages tell of search: addresses of its parts, and where its control leads without them. */
export interface Setting {
  worker: string;
  index: string;
  documentation: string;
  /** The worker, if it was started before the dialog came. */
  started?: Worker | undefined;
}

/** The dialog, from the outside. `prepare` loads worker and index and is harmless to call again. */
export interface SearchDialog {
  prepare: () => void;
  open: () => void;
}

const waitingWords: Record<State, string> = {
  loading: 'Loading search…',
  retrying: 'Search is slow to load. Trying again…',
  ready: 'Searching…',
  failed: 'Search is unavailable.',
};

/** Builds the search dialog. It is made once and stays in the page. */
export function createSearch({documentation, ...addresses}: Setting): SearchDialog {
  const frame = createFrame();
  const {dialog, input, list, message, status} = frame;
  let state: State = 'loading';
  /** The query whose results are shown; undefined while they are on their way. */
  let answered: string | undefined;
  /** The results below the first ones, until they are in the list. */
  let rest = (): HTMLElement[] => [];
  /** Enter was pressed before the results came. */
  let entered: {newTab: boolean} | undefined;

  const show = (groups: HTMLElement[], beside: (Node | string)[], said: string) => {
    rest = () => [];
    list.replaceChildren(...groups);
    list.hidden = groups.length === 0;
    message.replaceChildren(...beside);
    message.hidden = beside.length === 0;
    status.textContent = said;
    input.setAttribute('aria-expanded', String(groups.length > 0));
    activateFirst(frame);
  };
  const addRest = () => {
    list.append(...rest());
    rest = () => [];
  };
  const showResults = (results: Results, suggestions: string[]) => {
    if (results.query !== input.value) return;
    answered = results.query;
    const count = results.groups.reduce((sum, {hits}) => sum + hits.length, results.answer ? 1 : 0);
    if (count === 0) show([], nothingFound(results.query, suggestions, documentation), 'Nothing found.');
    else {
      const [first, others] = resultGroups(results);
      show(first, [], `${count} ${count === 1 ? 'result' : 'results'}.`);
      rest = others;
      // A reader sees them only by scrolling, which nobody does between two letters.
      whenCalm(addRest);
    }
    list.parentElement?.scrollTo({top: 0});
    if (entered) enter(entered.newTab);
  };
  const client = createClient(addresses, {
    results: showResults,
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
      answered = input.value;
      show(recentGroup(choices), choices.length > 0 ? [forgetButton()] : [], '');
    } else {
      answered = undefined;
      // They would be replaced by those of the next query, and hold it up.
      rest = () => [];
      if (state !== 'ready') show([], [waitingWords[state]], waitingWords[state]);
      client.search(input.value);
    }
  };
  const enter = (newTab: boolean) => {
    const option = active(frame);
    const isWaiting = answered !== input.value && state !== 'failed';
    entered = isWaiting ? {newTab} : undefined;
    if (!isWaiting && option) follow(option, newTab);
  };
  const press = (button: HTMLElement) => {
    const {searchAction, searchWord} = button.dataset;
    if (searchAction === 'forget') forgetChoices();
    if (searchAction === 'retry') client.prepare();
    if (searchWord !== undefined) input.value = searchWord;
    input.focus();
    update();
  };

  let opener: Element | null = null;
  const open = () => {
    keyCame();
    client.prepare();
    if (!dialog.open) {
      // A menu lies above everything, also above this; closing it gives the focus back to what opened it.
      for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
      opener = document.activeElement;
      dialog.show();
      silence(dialog);
    }
    input.focus();
    // What was asked before is there to be typed over.
    if (input.value !== '') input.select();
    update();
  };
  const closed = () => {
    wake(opener);
    if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
  };

  input.addEventListener('input', () => {
    keyCame();
    entered = undefined;
    update();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey);
    // A key that writes nothing may move to any result, also to one that is not there yet.
    if (event.key.length > 1) addRest();
    if (event.key === 'Enter' || moveBy(event.key, frame)) event.preventDefault();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) dialog.close();
    if (event.key === 'Tab') finishNow();
  });
  dialog.addEventListener('close', closed);
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : dialog;
    const option = target.closest<HTMLAnchorElement>('a[role="option"]');
    const button = target.closest<HTMLElement>('button');
    if (option) keepChoice(option);
    // A press on the dialog itself, and on nothing in it, is one beside its panel.
    const leaves =
      target === dialog || button === frame.close || (option && !event.ctrlKey && !event.metaKey && !event.shiftKey);
    if (leaves) dialog.close();
    else if (button) press(button);
  });
  return {prepare: client.prepare, open};
}
