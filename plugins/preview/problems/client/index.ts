import type {Problem} from '../../../shared/problem';
import {address} from './address';
import styles from './panel.module.css';

let source: EventSource | undefined;
let shownPath = '';

function element(name: string, className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className ?? '';
  made.append(...children);
  return made;
}

const summary = element('summary', styles.summary);
const list = element('ol', styles.list);
const panel = element('details', styles.panel, summary, list) as HTMLDetailsElement;
panel.id = 'preview-problems';
panel.open = true;
// Scrolls by keys, and is read aloud when it changes.
list.tabIndex = 0;
list.role = 'status';
document.body.prepend(panel);

function show(problems: Problem[]): void {
  panel.dataset.problems = String(problems.length);
  summary.textContent = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} on this page`;
  list.replaceChildren(
    ...problems.map(({line, column, rule, message, fix}) =>
      element('li', '', `${line}:${column} ${rule}: ${message}`, element('p', styles.fix, `Fix: ${fix}`)),
    ),
  );
}

function watchPage(path: string): void {
  if (path === shownPath) return;
  shownPath = path;
  source?.close();
  source = new EventSource(`${address}?path=${encodeURIComponent(path)}`);
  source.onmessage = ({data}: MessageEvent<string>) => show(JSON.parse(data) as Problem[]);
}

// Docusaurus doesn't call `onRouteDidUpdate` for a page that doesn't compile.
watchPage(location.pathname);

/** Shows the problems of a page. Docusaurus calls this function when it shows the page. */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  watchPage(location.pathname);
}
