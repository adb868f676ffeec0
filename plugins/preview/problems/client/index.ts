import type {Problem} from '../../../shared/problem';
import {address, builtEvent} from '../messages';
import {showProblems} from './panel';

let source: EventSource | undefined;
let shownPath: string | undefined;

/** Loads the page again if it isn't shown because it didn't compile. */
function reloadIfMissing(): void {
  if (!document.querySelector('.theme-doc-markdown')) location.reload();
}

function watchPage(path: string): void {
  if (path === shownPath) return;
  shownPath = path;
  source?.close();
  showProblems([]);
  source = new EventSource(`${address}?path=${encodeURIComponent(path)}`);
  source.onmessage = ({data}: MessageEvent<string>) => showProblems(JSON.parse(data) as Problem[]);
  source.addEventListener(builtEvent, reloadIfMissing);
}

// Docusaurus doesn't call `onRouteDidUpdate` for a page that doesn't compile.
watchPage(location.pathname);

/** Shows the problems of a page. Docusaurus calls this function when it shows the page. */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  watchPage(location.pathname);
}
