import {posix} from 'node:path';
import {near} from '../near';
import type {Link, Outline} from '../outline';
import type {Site} from '../site';
import type {Finding, SiteRule} from '../types';

/** The file in the repository that an image's address stands for. */
function fileOf({url}: Link, page: Outline): string {
  const path = decodeURI(url.split(/[?#]/)[0] ?? '');
  return path.startsWith('/') ? `static${path}` : posix.normalize(posix.join(posix.dirname(page.file), path));
}

function missing(link: Link, page: Outline, {files}: Site): Finding[] {
  if (/^(?:https?:)?\/\//.test(link.url)) {
    const fix = 'save it beside the page, and write ./its-name.png.';
    return [{offset: link.offset, message: 'The image is on another server, which readers would call.', fix}];
  }
  const file = fileOf(link, page);
  if (files.exists(file)) return [];
  const inStatic = link.url.startsWith('/');
  const known = files
    .list(inStatic ? 'static' : 'docs')
    .filter((path) => /\.(?:png|jpe?g|svg|webp|gif|avif)$/.test(path));
  const addresses = known.map((path) =>
    inStatic ? path.slice(6) : `./${posix.relative(posix.dirname(page.file), path)}`,
  );
  const {name, sure} = near(link.url, addresses);
  const fix = name ? `did you mean ${name}?` : 'save the image beside the page, and write ./its-name.png.';
  return [
    {
      offset: link.start,
      message: `There is no image ${file}.`,
      fix,
      edit: sure && name ? {start: link.start, end: link.end, text: name} : undefined,
    },
  ];
}

/** Images exist. */
export const images: SiteRule = {
  name: 'images',
  check: (page, site) => page.links.filter(({kind}) => kind === 'image').flatMap((link) => missing(link, page, site)),
};

/** Diagrams are drawn: a changed source has no drawing until `docs:diagrams` makes it. */
export const drawings: SiteRule = {
  name: 'drawings',
  check: (page, {files}) =>
    page.drawings
      .filter(({file}) => !files.exists(file.replaceAll('\\', '/')))
      .map(({offset}) => ({
        offset,
        message: 'This diagram is new or has changed, and is not drawn.',
        fix: 'run `npm run docs:diagrams`, and commit the drawing.',
      })),
};
