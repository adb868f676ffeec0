import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {rewritePages} from '../shared/htmlFiles';

/** Where the preload goes: early, but after the character set, which must come first. */
const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Step of the finished build: has the pages ask for the font at once instead of after the style sheet. It can't be
 * written into the configuration, because the font's address carries a hash of its content.
 * @param without the pages that are set in another font, such as `developers/documentation.html`
 */
export const fontPreloadStep =
  (without: RegExp) =>
  async ({outDir}: {outDir: string}): Promise<void> => {
    const fonts = (await readdir(join(outDir, 'assets/fonts'))).filter((file) => file.endsWith('.woff2'));
    const [font] = fonts;
    if (!font || fonts.length > 1)
      throw new Error(`Expected one font in assets/fonts, found ${fonts.length}: ${fonts.join(', ')}`);
    const link = `<link rel="preload" href="/assets/fonts/${font}" as="font" type="font/woff2" crossorigin="anonymous">`;
    await rewritePages(outDir, (html, file) => {
      if (without.test(file)) return html;
      if (!charset.test(html)) throw new Error(`${file}: no character set was found to put the font's preload behind.`);
      return html.replace(charset, (tag) => tag + link);
    });
  };
