import {join} from 'node:path';
import {selectAll} from 'hast-util-select';
import type {Element} from '../../shared/builtPage';
import {filesIn, type Transform} from '../../shared/builtSite';
import {only} from '../../shared/expect';

const folder = 'assets/fonts';

/** The font of the text: the name of its file up to the hash. */
const name = 'instrument-sans-latin';

/**
 * Has pages load the text's font at once instead of after the style sheet. The configuration can't give its address, which
 * carries a hash of its content.
 */
export const fontPreload: Transform = ({outDir}) => {
  const fonts = filesIn(join(outDir, folder)).filter((file) => file.startsWith(`${name}-`));
  if (fonts.length !== 1) throw new Error(`Expected one file ${folder}/${name}-*, found ${fonts.length}.`);
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
