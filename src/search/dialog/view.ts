import type {Group, Hit, Marked, Results} from '../shape';
import dialog from './dialog.module.css';
import {h} from './elements';
import type {Choice} from './recent';
import styles from './results.module.css';

/** Returns a text with its matching words in `<mark>`, and those that the reader didn't type in a fainter `<u>`. */
function marked({text, marks}: Marked): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let from = 0;
  for (const [start, end, isOwn] of marks) {
    if (start < from) continue;
    parts.push(text.slice(from, start), h(isOwn ? 'mark' : 'u', {}, text.slice(start, end)));
    from = end;
  }
  return [...parts, text.slice(from)];
}

const trailOf = (trail: string[]): string => trail.join(' › ');

let counter = 0;
const nextId = (): string => `searchOption${++counter}`;

const choices = new WeakMap<Element, Choice>();

/** Returns what is stored when an option is chosen. */
export const choiceOf = (option: Element): Choice | undefined => choices.get(option);

function option(href: string, choice: Choice, ...children: (Node | string)[]): HTMLAnchorElement {
  const link = h(
    'a',
    {class: styles.option, id: nextId(), role: 'option', 'aria-selected': 'false', tabindex: '-1', href},
    ...children,
  );
  choices.set(link, choice);
  return link;
}

function hitOption({href, heading, trail, snippet}: Hit): HTMLAnchorElement {
  // Some headings repeat the one above: “Parse text: Response”.
  const above = trail.slice(1).filter((title) => !heading.text.startsWith(`${title}: `));
  return option(
    href,
    {href, heading: heading.text, trail},
    h(
      'span',
      {class: 'block ink semibold'},
      ...(above.length > 0 ? [h('span', {class: 'muted regular'}, `${trailOf(above)} › `)] : []),
      ...marked(heading),
    ),
    h('span', {class: `muted small ${styles.snippet}`}, ...marked(snippet)),
  );
}

function group(title: string, options: HTMLElement[]): HTMLElement {
  const id = nextId();
  return h(
    'div',
    {class: styles.group, role: 'group', 'aria-labelledby': id},
    h('div', {class: `muted tiny ${styles.page}`, id}, title),
    ...options,
  );
}

function answerOption({title, text, href, trail}: NonNullable<Results['answer']>): HTMLElement {
  const link = option(
    href,
    {href, heading: trail.at(-1) ?? title.text, trail: trail.slice(0, -1)},
    h('span', {class: 'block ink semibold'}, ...marked(title)),
    h('span', {class: 'block ink small'}, ...marked(text)),
    h('span', {class: 'block accent-strong tiny'}, trailOf(trail)),
  );
  link.classList.add(styles.answer ?? '');
  return h('div', {class: styles.group, role: 'group', 'aria-label': 'Answer'}, link);
}

/** Returns results without the section that the answer leads to. */
export function withoutAnswered({answer, groups, ...results}: Results): Results {
  const others = groups.map(({page, hits}) => ({page, hits: hits.filter(({href}) => href !== answer?.href)}));
  return {...results, answer, groups: others.filter(({hits}) => hits.length > 0)};
}

/** The number of results that fill the panel. */
const onScreen = 5;

/**
 * Returns the answer, if there is one, and the results by page, in two parts: those that fill the panel, and a function
 * that creates the others.
 */
export function resultGroups({answer, groups}: Results): [HTMLElement[], () => HTMLElement[]] {
  const make = (some: Group[]) => some.map(({page, hits}) => group(page, hits.map(hitOption)));
  const card = answer ? [answerOption(answer)] : [];
  let border = 0;
  for (let count = card.length; count < onScreen && border < groups.length; border++)
    count += groups[border]?.hits.length ?? 0;
  return [[...card, ...make(groups.slice(0, border))], () => make(groups.slice(border))];
}

/** Returns choices, such as recent ones, as a group of options. */
export function choiceGroup(title: string, choices: Choice[]): HTMLElement[] {
  const options = choices.map((choice) => {
    const above =
      choice.trail.length > 0 ? [h('span', {class: 'block muted small'}, trailOf(choice.trail.map(String)))] : [];
    return option(choice.href, choice, h('span', {class: 'block ink semibold'}, choice.heading), ...above);
  });
  return [group(title, options)];
}

/** Returns pages to start from, other than the current one, for readers whose device has no recent choices. */
export const startPages = (documentation: string, current: string): Choice[] =>
  ['Quick start', 'Platform overview', 'Core concepts', 'REST API reference']
    .map((heading) => ({
      href: `${documentation}/${heading.toLowerCase().replaceAll(' ', '-')}`,
      heading,
      trail: [],
    }))
    .filter(({href}) => href !== current);

const indexLink = (href: string) => h('a', {href}, 'Open the documentation index');

/** Returns a button that deletes the recent choices. */
export function forgetButton(): HTMLElement {
  return h(
    'button',
    {type: 'button', class: `small ${styles.word}`, 'data-search-action': 'forget'},
    'Forget recent choices',
  );
}

/** Returns a line of queries that can be pressed. */
function suggested(title: string, queries: string[]): Node[] {
  const buttons = queries.map((query) =>
    h('button', {type: 'button', class: `small ${styles.word}`, 'data-search-word': query}, query),
  );
  return buttons.length > 0
    ? [h('p', {class: 'cluster gap-2'}, h('span', {class: 'muted tiny w-full'}, title), ...buttons)]
    : [];
}

/** Returns queries to start from, for readers whose device has no recent choices. */
export const firstQueries = (): Node[] =>
  suggested('Try', ['first call', 'rate limits', 'wake word', 'pricing', '429']);

/** Returns what is shown if there are no results. */
export function noResultsView(query: string, suggestions: string[], documentation: string): Node[] {
  return [
    h('p', {}, 'Nothing found for ', h('strong', {}, query.trim()), '.'),
    ...suggested('Similar words', suggestions),
    ...firstQueries(),
    h('p', {}, indexLink(documentation)),
  ];
}

/** Returns which words of the query no page has, to be shown above the results of the others. */
export function missingView({missing = []}: Results): Node[] {
  if (missing.length === 0) return [];
  return [h('p', {class: `muted small ${dialog.missing}`}, 'Nothing for ', h('strong', {}, missing.join(', ')), '.')];
}

/** Returns what is shown if the search can't be loaded. */
export function unavailable(documentation: string): Node[] {
  return [
    h('p', {}, h('strong', {}, 'Search is unavailable.'), ' Its index could not be loaded after several attempts.'),
    h(
      'p',
      {},
      indexLink(documentation),
      ' or ',
      h('button', {type: 'button', class: `small ${styles.word}`, 'data-search-action': 'retry'}, 'try again'),
    ),
  ];
}
