import {isDocumentation} from '../../shared/builtPage';
import type {Transform} from '../../shared/builtSite';

/**
 * Has the browser render the page behind a link that the pointer stays on (200 ms in Chromium), so that a click shows it
 * at once. `eager` takes 10 ms for it and renders half of a menu that the pointer only crosses. The rules match pages,
 * but not files: no address of a page holds a dot. They match by address only: with rules that match by selector,
 * Chromium rebuilds the page's style rules at each change of address.
 */
const rules = {
  prerender: [{where: {and: [{href_matches: '/*'}, {not: {href_matches: '/*.*'}}]}, eagerness: 'moderate'}],
};

/**
 * Writes the rules into marketing pages. A header that names a file of rules would do the same, but costs each first visit
 * a request, and is lost on hosts that don't send our headers. Browsers without speculation rules, or asked to save data or
 * battery, load a page when it is clicked. Documentation pages have none: they follow links to one another without
 * loading (`src/enhance/navigation.ts`), and their readers seldom follow others.
 */
export const speculationRules: Transform = () => (page) => {
  if (isDocumentation(page)) return;
  const children = [{type: 'text' as const, value: JSON.stringify(rules)}];
  page.body.children.push({type: 'element', tagName: 'script', properties: {type: 'speculationrules'}, children});
};
