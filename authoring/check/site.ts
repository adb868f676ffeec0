import {contractPaths} from '../../plugins/shared/contractPaths';
import {docsAddress} from '../../plugins/shared/docsPages';
import {type Files, isPartial} from './files';
import {marketingAnchors} from './marketing';
import type {Outline} from './outline';

/** New addresses by old ones, for pages and for anchors (`/path#anchor`). */
export interface Redirects {
  pages: Record<string, string>;
  anchors: Record<string, string>;
}

/** The published anchors of each address. */
export type Published = Record<string, string[]>;

export const redirectsFile = 'deploy/redirects.json';
export const publishedFile = 'authoring/check/published.json';
export const sidebarFile = 'sidebars.ts';

/** The contracts of the API, whose descriptions become part of the documentation. */
export const contractFiles = Object.values(contractPaths);

/** A contract, with the findings in its descriptions and the names of its schemas. */
export interface CheckedContract extends Pick<Outline, 'file' | 'source' | 'findings'> {
  schemas: string[];
}

/** The data that site rules and file rules read. */
export type Site = ReturnType<typeof openSite>;

/** What is read before the site is opened. */
interface Parts {
  pages: Outline[];
  contracts: CheckedContract[];
  /** Today, as `2026-11-16`. */
  today: string;
}

const textAt = (files: Files, path: string): string => files.read(path)?.toString('utf8') ?? '';

/** Returns the ID of a page in the sidebar. */
export const pageId = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** Returns the address of a documentation page. */
const addressOf = ({file, matter}: Outline): string =>
  docsAddress(file.replace(/^docs\//, ''), matter.find(({key}) => key === 'slug')?.value);

function readJson<Shape>(files: Files, path: string, empty: Shape): Shape {
  const text = textAt(files, path);
  try {
    return text ? {...empty, ...(JSON.parse(text) as Shape)} : empty;
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}. Fix: correct it, or restore it with git.`);
  }
}

function readMarketing(files: Files): Map<string, string> {
  const pages = files.list('src/pages').filter((file) => /\.tsx$/.test(file));
  return new Map(pages.map((file) => [file.slice(9, -4).replace(/(^|\/)index$/, '') || '/', file] as const));
}

/** Creates the site's data from the outlines of its pages and from other files. */
export function openSite(files: Files, parts: Parts) {
  const {pages} = parts;
  const docs = new Map(pages.filter(({file}) => !isPartial(file)).map((page) => [addressOf(page), page]));
  const marketing = readMarketing(files);
  const published: Published = readJson(files, publishedFile, {});
  const redirects: Redirects = readJson(files, redirectsFile, {pages: {}, anchors: {}});
  return {
    files,
    ...parts,
    /** Documentation pages by address. */
    docs,
    /** Files of the marketing pages by address. */
    marketing,
    redirects,
    published,
    addressOf,
    /** Returns whether there is a page at an address. */
    serves: (path: string): boolean => docs.has(path) || marketing.has(path),
    /** Returns the IDs on the page at an address, or `undefined` if there is no page. */
    anchorsAt(path: string): string[] | undefined {
      const page = docs.get(path);
      // An invalid page is reported once, and not again for each link to it.
      const parts = pages.filter(({file}) => page?.partials.some((part) => part.file === file));
      if (page?.readable) return [page, ...parts].flatMap(({anchors}) => anchors.map(({id}) => id));
      if (page) return (published[path] ?? []).filter((id) => !(`${path}#${id}` in redirects.anchors));
      const source = marketing.get(path);
      return source === undefined ? undefined : marketingAnchors(files, source);
    },
  };
}
