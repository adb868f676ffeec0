import {address, type ShownProblem} from '../messages';
import {showProblems} from './panel';

let source: EventSource | undefined;
let shownPath: string | undefined;

/** Docusaurus calls this when a page has come on the screen: from then on its problems are shown as they change. */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  if (location.pathname === shownPath) return;
  shownPath = location.pathname;
  source?.close();
  showProblems([]);
  source = new EventSource(`${address}?path=${encodeURIComponent(shownPath)}`);
  source.onmessage = ({data}: MessageEvent<string>) => showProblems(JSON.parse(data) as ShownProblem[]);
}
