import type {Problem} from '../../../shared/problem';
import styles from './panel.module.css';

/** The problems for which the author closed the panel. It stays closed until the problems change. */
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

/** Creates the entry of a problem. After its first line, a message contains the lines around the mistake. */
function entry({line, column, rule, message, fix}: Problem): HTMLLIElement {
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

/** Returns the panel and its live region, which must exist before it has text that is read aloud. */
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
  // At the start of the page, so it's first in the tab order.
  document.body.prepend(status, panel);
  return {status, panel};
}

/** Shows the problems of a page in the panel, and hides the panel if there are none. */
export function showProblems(problems: Problem[]): void {
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
  // A list that scrolls must be focusable.
  const list = element('ol', {tabindex: '0', 'aria-label': count, class: styles.list ?? ''}, ...problems.map(entry));
  panel.replaceChildren(element('div', {class: styles.head ?? ''}, element('strong', {}, count), close), list);
  status.textContent = `${count}: line ${first.line}, ${first.message.split('\n')[0]}`;
}
