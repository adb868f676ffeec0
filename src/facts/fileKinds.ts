/** A kind of file that the site has, as the build, the servers, and the author checks treat it. */
export interface FileKind {
  /** Its content type. */
  type: string;
  /** Which of the cache times in `deploy/headers.ts` it has outside of `/assets/`. The default is `files`. */
  cache?: 'pages' | 'files';
  /**
   * Brotli's quality for the copies that the build writes. Readers wait for pages and what pages load (11). For the
   * others, quality 8 saves 97 % of the processor time and costs 12 % more bytes. Quality 9 takes twice as long and saves
   * 0.3 %. Without one, the file is compressed already.
   */
  brotli?: 8 | 11;
  /** Whether documentation pages may show it as an image. */
  isImage?: boolean;
}

const utf8 = (type: string) => `${type}; charset=utf-8`;
const script: FileKind = {type: utf8('text/javascript'), brotli: 11};
const photo: FileKind = {type: 'image/jpeg', isImage: true};

/**
 * The kinds of files, by the extension of their names. The build, the servers, the files for static hosts, and the author
 * checks are all made from this record, so a new kind of file is added here only.
 */
export const fileKinds: Record<string, FileKind> = {
  avif: {type: 'image/avif', isImage: true},
  css: {type: utf8('text/css'), brotli: 11},
  gif: {type: 'image/gif', isImage: true},
  html: {type: utf8('text/html'), cache: 'pages', brotli: 11},
  jpeg: photo,
  jpg: photo,
  js: script,
  json: {type: 'application/json', brotli: 11},
  md: {type: utf8('text/markdown'), brotli: 8},
  mjs: {...script, brotli: 8},
  png: {type: 'image/png', isImage: true},
  svg: {type: 'image/svg+xml', brotli: 11, isImage: true},
  txt: {type: utf8('text/plain'), brotli: 8},
  wav: {type: 'audio/wav'},
  webmanifest: {type: 'application/manifest+json', brotli: 11},
  webp: {type: 'image/webp', isImage: true},
  woff2: {type: 'font/woff2'},
  xml: {type: 'application/xml', brotli: 8},
  yaml: {type: 'application/yaml', brotli: 8},
};

/** The list of our APIs for programs (RFC 9727), the only file without an extension. */
export const apiCatalog = {path: '/.well-known/api-catalog', type: 'application/linkset+json'};

/** Returns the kind of a file by its name or address. Addresses of pages have no extension. */
export const fileKindOf = (path: string): FileKind | undefined =>
  path === apiCatalog.path ? apiCatalog : fileKinds[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? 'html'];

const images = Object.keys(fileKinds).filter((extension) => fileKinds[extension]?.isImage);

/** Matches the extension at the end of an image's name. */
export const imageExtension = new RegExp(`\\.(?:${images.join('|')})$`, 'i');
