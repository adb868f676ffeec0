import {basename, dirname, join} from 'node:path';
import {selectAll} from 'hast-util-select';
import {attribute} from '../../shared/builtPage';
import {filesIn, type Transform} from '../../shared/builtSite';
import {only, unexpected} from '../../shared/expect';

const here = 'plugins/finish/transforms/socialCard.ts';
const folder = 'img/social';

/**
 * Has a page name a card for social media that exists: its own, or the card of the page above it until
 * `npm run social-cards` has drawn its own.
 */
export const socialCard: Transform = ({outDir}) => {
  const drawn = new Set(filesIn(join(outDir, folder)));
  return (page) => {
    const image = only(selectAll('meta[property="og:image"]', page.head), page, 'one og:image', here);
    const address = attribute(image, 'content') ?? '';
    const own = basename(address);
    if (!address.endsWith(`/${folder}/${own}`)) throw unexpected(page, `an og:image in /${folder}`, address, here);
    const above = `${dirname(page.file).replaceAll('/', '-')}.png`;
    const card = [own, above].find((name) => drawn.has(name)) ?? 'home.png';
    image.properties.content = address.slice(0, -own.length) + card;
  };
};
