import {join} from 'node:path';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {only} from '../expect';
import {filesIn, type Transform} from '../site';

const folder = 'assets/fonts';

/**
 * Has pages load the font at once instead of after the style sheet. The configuration can't name the font, because its
 * address carries a hash of its content.
 */
export const fontPreload: Transform = ({outDir}) => {
  const fonts = filesIn(join(outDir, folder)).filter((file) => file.endsWith('.woff2'));
  if (fonts.length !== 1) throw new Error(`Expected one font in ${folder}, found ${fonts.length}: ${fonts.join(', ')}`);
  const href = `/${folder}/${fonts[0]}`;
  return (page) => {
    const charsets = selectAll('meta[charset]', page.head);
    const charset = only(charsets, page, 'one character set', 'plugins/finish/transforms/fontPreload.ts');
    const properties = {rel: ['preload'], href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'};
    const link: Element = {type: 'element', tagName: 'link', properties, children: []};
    // The character set must come first.
    page.head.children.splice(page.head.children.indexOf(charset) + 1, 0, link);
  };
};
