import type {ShownProblem} from '../messages';
import styles from './panel.module.css';

/** The problems that the author has closed the panel on: it stays away until they are others. */
let dismissed = '';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A message's first line says what is wrong; those after it show the place, with a mark below the character. */
function entry({line, column, rule, message, fix}: ShownProblem): HTMLLIElement {
  const [words = '', ...lines] = message.split('\n');
  const frame = lines.length > 0 ? [element('pre', {class: styles.frame ?? ''}, lines.join('\n'))] : [];
  return element(
    'li',
    {},
    element('code', {}, `${line}:${column}`),
    element('b', {}, ` ${rule} `),
    element('span', {class: styles.message ?? ''}, words),
    ...frame,
    element('p', {class: styles.fix ?? ''}, `Fix: ${fix}`),
  );
}

/** The panel's two parts: a live region that is always there, for words that are read out, and the panel itself. */
function parts(): {status: HTMLElement; panel: HTMLElement} {
  const [known, region] = [
    document.getElementById('preview-problems'),
    document.getElementById('preview-problems-status'),
  ];
  if (known && region) return {panel: known, status: region};
  const status = element('div', {id: 'preview-problems-status', role: 'status', class: styles.status ?? ''});
  const panel = element('section', {
    id: 'preview-problems',
    'aria-label': 'Problems on this page',
    class: styles.panel ?? '',
    hidden: '',
  });
  // First in the page, so that the keyboard reaches it first.
  document.body.prepend(status, panel);
  return {status, panel};
}

/** Shows a page's problems in a panel beside it, and takes the panel away when there are none. */
export function showProblems(problems: ShownProblem[]): void {
  const {status, panel} = parts();
  const [first] = problems;
  const key = JSON.stringify(problems);
  panel.hidden = !first || key === dismissed;
  if (!first) dismissed = '';
  if (panel.hidden || !first) {
    panel.replaceChildren();
    return;
  }

  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${first.file}`;
  const close = element('button', {type: 'button', class: styles.close ?? ''}, 'Close');
  const dismiss = () => {
    dismissed = key;
    panel.hidden = true;
  };
  close.addEventListener('click', dismiss);
  panel.onkeydown = ({key: pressed}) => {
    if (pressed === 'Escape') dismiss();
  };
  // A list that scrolls must be in reach of the keyboard.
  const list = element('ol', {tabindex: '0', 'aria-label': count, class: styles.list ?? ''}, ...problems.map(entry));
  panel.replaceChildren(element('div', {class: styles.head ?? ''}, element('strong', {}, count), close), list);
  status.textContent = `${count}: line ${first.line}, ${first.message.split('\n')[0]}`;
}
