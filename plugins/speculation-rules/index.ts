import {rewritePages} from '../shared/htmlFiles';

/** Pages, as against files: no address of a page holds a dot. */
const pages = {and: [{href_matches: '/*'}, {not: {href_matches: '/*.*'}}, {not: {selector_matches: '[download]'}}]};

/**
 * What the browser may do about a link the pointer rests on: render its page unseen, so that a click shows it at once.
 * It costs the page's HTML, since its other files are there already. Browsers without speculation rules, or asked to
 * save data or battery, load the page when it is clicked.
 */
const rules = JSON.stringify({prerender: [{where: pages, eagerness: 'eager'}]});

/**
 * Step of the finished build: writes the rules into every page. A header naming a file of rules would say the same, cost
 * each first visit a request more, and be lost on hosts that send no headers of ours.
 */
export async function speculationRulesStep({outDir}: {outDir: string}): Promise<void> {
  await rewritePages(outDir, (html, file) => {
    if (!html.includes('</body>'))
      throw new Error(`${file}: found no end of the body to put the speculation rules before.`);
    return html.replace('</body>', `<script type=speculationrules>${rules}</script></body>`);
  });
}
