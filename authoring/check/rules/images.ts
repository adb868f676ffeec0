import {posix} from 'node:path';
import {imageExtension} from '../../../src/facts/fileKinds';
import type {Link, Outline} from '../outline';
import type {Site} from '../site';
import {suggestName} from '../suggestions';
import type {Finding, SiteRule} from '../types';
import {invalidEscape} from './links';

/** Returns the file of an image in the repository. */
function fileOf({url}: Link, page: Outline): string {
  const path = decodeURI(url.split(/[?#]/)[0] ?? '');
  return path.startsWith('/') ? `static${path}` : posix.normalize(posix.join(posix.dirname(page.file), path));
}

function missing(link: Link, page: Outline, {files}: Site): Finding[] {
  if (/^(?:https?:)?\/\//.test(link.url)) {
    const fix = 'save it in the folder of the page, and write ./its-name.png.';
    return [{offset: link.offset, message: 'The image is on another server.', fix}];
  }
  const invalid = invalidEscape(link);
  if (invalid) return [invalid];
  const file = fileOf(link, page);
  if (files.exists(file)) return [];
  const inStatic = link.url.startsWith('/');
  const known = files.list(inStatic ? 'static' : 'docs').filter((path) => imageExtension.test(path));
  const addresses = known.map((path) =>
    inStatic ? path.slice(6) : `./${posix.relative(posix.dirname(page.file), path)}`,
  );
  const {name, sure} = suggestName(link.url, addresses);
  const fix = name ? `did you mean ${name}?` : 'save the image in the folder of the page, and write ./its-name.png.';
  const edit = sure && name ? {start: link.start, end: link.end, text: name} : undefined;
  return [{offset: link.start, message: `There is no image ${file}.`, fix, edit}];
}

/** Reports images that don't exist. */
export const images: SiteRule = {
  name: 'images',
  check: (page, site) => page.links.filter(({kind}) => kind === 'image').flatMap((link) => missing(link, page, site)),
};

/** Reports diagrams without a drawing. */
export const drawings: SiteRule = {
  name: 'drawings',
  check: (page, {files}) =>
    page.drawings
      .filter(({file}) => !files.exists(file.replaceAll('\\', '/')))
      .map(({offset}) => {
        const fix = 'run `npm run docs:diagrams`, and commit the drawing.';
        return {offset, message: 'This diagram is new or was changed, and has no drawing.', fix};
      }),
};
