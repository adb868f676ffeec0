import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Step} from '../finish';
import {rewritePages} from '../shared/htmlFiles';

const cards = '/img/social';

/**
 * A page's HTML with a card that exists: its own, or while that is not drawn yet, the card of the page above it.
 * @param exists whether a card of a name is there
 */
export function withDrawnCard(html: string, file: string, exists: (card: string) => boolean): string {
  const nameOf = (page: string) => page.replaceAll(/[\\/]/g, '-');
  const own = nameOf(file.replace(/\.html$/, ''));
  if (exists(own)) return html;
  const above = nameOf(dirname(file));
  const next = exists(above) ? above : 'home';
  return html.replaceAll(`${cards}/${own}.png`, `${cards}/${next}.png`);
}

/** Lets a new page be published before `npm run social-cards` has drawn its card. */
export const socialCardStep: Step = ({outDir}) =>
  rewritePages(outDir, (html, file) =>
    withDrawnCard(html, file, (card) => existsSync(join(outDir, cards, `${card}.png`))),
  );
