import {contentSecurityPolicy, type PolicyInput} from '../plugins/finish/policy/policy';
import {apiCatalog, fileKindOf} from '../src/facts/fileKinds';
import features from './features.json';

/**
 * Defines the headers of every response. `npm run serve`, nginx, and the files for static hosts all use them.
 */

/**
 * Returns the headers of every response, whatever it contains. `features.json` lists the features of browsers that our own
 * pages use (copying, and recording in `src/islands/shared/recorder`), and those that no page uses, so no script can. List
 * only names that Chromium knows, because browsers log unknown ones.
 */
export function securityHeaders(build: PolicyInput): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(build),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      ...features.used.map((name) => `${name}=(self)`),
      ...features.unused.map((name) => `${name}=()`),
    ].join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Returns the Link header of a page (RFC 8288), by which programs find what is made for them.
 * @param markdown the address of the page's Markdown, which documentation pages have
 */
export const linkHeader = (markdown = ''): string =>
  [
    '</llms.txt>; rel="describedby"',
    `<${apiCatalog.path}>; rel="api-catalog"`,
    ...(markdown ? [`<${markdown}>; rel="alternate"; type="text/markdown"`] : []),
  ].join(', ');

const year = 31_536_000;

/**
 * Sent in responses over HTTPS only (RFC 6797, section 7.2): browsers then refuse plain HTTP for a year. It applies
 * only to this host; `includeSubDomains` and `preload` apply to every host below it, so only its owner can decide to
 * add them.
 */
export const transportSecurity = {name: 'Strict-Transport-Security', value: `max-age=${year}`};

/**
 * Defines how long a file may be cached. Files in /assets/ have a hash of their content in their name and never change;
 * everything else is requested again, which costs a 304 when nothing has changed.
 */
export const cacheControl = {
  assets: `public, max-age=${year}, immutable`,
  pages: 'public, max-age=0, must-revalidate',
  files: 'public, max-age=0, must-revalidate',
  notFound: 'no-store',
};

/** Names what a response depends on: pages can also be read as Markdown. */
export const vary = {pages: 'Accept, Accept-Encoding', files: 'Accept-Encoding'};

/**
 * Returns the headers that depend on what a file is.
 * @param path its path, or the address of a page
 */
export function fileHeaders(path: string): Record<string, string> {
  const {type, cache = 'files'} = fileKindOf(path) ?? {};
  const time = path.startsWith('/assets/') ? 'assets' : cache;
  return {'Cache-Control': cacheControl[time], Vary: vary[cache], ...(type && {'Content-Type': type})};
}
