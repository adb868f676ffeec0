import {h} from '../../../../src/search/dialog/elements';
import type {Problem} from '../../../shared/problem';
import {address} from './address';
import styles from './panel.module.css';

let source: EventSource | undefined;
let shownPath = '';

const summary = h('summary', {class: `ink ${styles.summary}`});
// Scrolls by keys, and is read aloud when it changes.
const list = h('ol', {class: styles.list, tabindex: '0', role: 'status'});
const panel = h('details', {id: 'preview-problems', class: `anywhere small ${styles.panel}`, open: ''}, summary, list);
document.body.prepend(panel);

function show(problems: Problem[]): void {
  panel.dataset.problems = String(problems.length);
  summary.textContent = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} on this page`;
  list.replaceChildren(
    ...problems.map(({line, column, rule, message, fix}) =>
      h('li', {}, `${line}:${column} ${rule}: ${message}`, h('p', {class: 'mb-2 muted'}, `Fix: ${fix}`)),
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
