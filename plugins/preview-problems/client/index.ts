import {address, builtEvent, type ShownProblem} from '../messages';
import {showProblems} from './panel';

let source: EventSource | undefined;
let shownPath: string | undefined;

/** A page that did not compile, or crashed, stays away until it is loaded again. */
function reloadIfMissing(): void {
  if (!document.querySelector('.theme-doc-markdown')) location.reload();
}

function watchPage(path: string): void {
  if (path === shownPath) return;
  shownPath = path;
  source?.close();
  showProblems([]);
  source = new EventSource(`${address}?path=${encodeURIComponent(path)}`);
  source.onmessage = ({data}: MessageEvent<string>) => showProblems(JSON.parse(data) as ShownProblem[]);
  source.addEventListener(builtEvent, reloadIfMissing);
}

// A page that does not compile never comes on the screen, so nobody would call what follows.
watchPage(location.pathname);

/** Docusaurus calls this when a page has come on the screen: from then on its problems are shown as they change. */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  watchPage(location.pathname);
}
