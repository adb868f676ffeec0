import {rewritePages} from '../shared/htmlFiles';

/**
 * Pages, as against files: no address of a page holds a dot. Told by address alone: rules that match by selector have
 * Chromium build the page's style rules anew at each change of address.
 */
const pages = [{href_matches: '/*'}, {not: {href_matches: '/*.*'}}];

/**
 * What the browser may do about a link the pointer stays on for a moment (200 ms in Chromium): render its page unseen, so
 * that a click shows it at once. `eager` takes 10 ms for it and renders half of a menu that the pointer only crosses.
 * Browsers without speculation rules, or asked to save data or battery, load the page when it is clicked.
 */
const rulesWithout = (folder?: string): string => {
  const others = folder ? [{not: {href_matches: `${folder}{/*}?`}}] : [];
  return JSON.stringify({prerender: [{where: {and: [...pages, ...others]}, eagerness: 'moderate'}]});
};

/**
 * Step of the finished build: writes the rules into every page. A header naming a file of rules would say the same, cost
 * each first visit a request more, and be lost on hosts that send no headers of ours.
 * @param own pages that follow links among themselves on their own (src/enhance/navigation.ts), and the folder of their
 * addresses: their rules leave those links out
 */
export const speculationRulesStep =
  (own: {pages: RegExp; folder: string}) =>
  async ({outDir}: {outDir: string}): Promise<void> => {
    await rewritePages(outDir, (html, file) => {
      if (!html.includes('</body>'))
        throw new Error(`${file}: found no end of the body to put the speculation rules before.`);
      const rules = rulesWithout(own.pages.test(file) ? own.folder : undefined);
      return html.replace('</body>', `<script type=speculationrules>${rules}</script></body>`);
    });
  };
