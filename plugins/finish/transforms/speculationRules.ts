import type {Transform} from '../site';

/**
 * Pages, but not files: no address of a page holds a dot. The rules match by address only: with rules that match by
 * selector, Chromium rebuilds the page's style rules at each change of address.
 */
const pages = [{href_matches: '/*'}, {not: {href_matches: '/*.*'}}];

/**
 * Returns rules that have the browser render the page behind a link that the pointer stays on (200 ms in Chromium), so
 * that a click shows it at once. `eager` takes 10 ms for it and renders half of a menu that the pointer only crosses.
 * Browsers without speculation rules, or asked to save data or battery, load the page when it is clicked.
 */
function rulesWithout(folder?: string): string {
  const others = folder ? [{not: {href_matches: `${folder}{/*}?`}}] : [];
  return JSON.stringify({prerender: [{where: {and: [...pages, ...others]}, eagerness: 'moderate'}]});
}

/**
 * Writes the rules into every page. A header that names a file of rules would do the same, but costs each first visit a
 * request, and is lost on hosts that don't send our headers.
 * @param own files of pages that exchange one another without loading (`src/enhance/navigation.ts`), and the folder of
 * their addresses: their rules leave out links to that folder
 */
export const speculationRules =
  (own?: {pages: RegExp; folder: string}): Transform =>
  () =>
  ({file, body}) => {
    const value = rulesWithout(own?.pages.test(file) ? own.folder : undefined);
    const properties = {type: 'speculationrules'};
    body.children.push({type: 'element', tagName: 'script', properties, children: [{type: 'text', value}]});
  };
