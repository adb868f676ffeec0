import type {PolicyInput} from '../../plugins/finish/policy/policy';
import {apiCatalog, fileKinds} from '../../src/facts/fileKinds';
import {cacheControl, linkHeader, securityHeaders, transportSecurity} from '../headers';

/** Static hosts that read headers and redirects from files. */
export const hosts = ['netlify', 'cloudflare', 'vercel'] as const;
export type Host = (typeof hosts)[number];

export interface HostOptions {
  /** What the policy depends on: the site's inline scripts, and whether its pages load the application. */
  build: PolicyInput;
  /** The HTML files of the build. */
  pages: string[];
  /** The files in /assets/, below the build. */
  assets: string[];
  /** Addresses of pages that moved, from old to new. */
  redirects: Record<string, string>;
}

/** Headers for all addresses that a pattern of the hosts matches (`*` stands for anything). */
interface Rule {
  pattern: string;
  headers: Record<string, string>;
}

/** Returns the patterns of pages: each one at the top, and all in each folder, with the other files beside them. */
function pagePatterns(pages: string[]): string[] {
  const patterns = pages.map((file) =>
    file === 'index.html' ? '/' : `/${file.replace(/\/.*/, '/*').replace(/\.html$/, '')}`,
  );
  return [...new Set(patterns)];
}

/**
 * Returns all rules. No header is in two rules that match the same address, because these hosts would join the values.
 * These hosts can't select a page's Markdown by the Accept header, so no response names that of its page. It omits `Vary` and the `Cache-Control` of files that are no pages, which all three hosts send by default.
 * Hosts may send the headers of a pattern with a 404, too, which browsers would then keep for a year, so the rules name
 * each file of /assets/, except on Cloudflare, which doesn't and which limits the number of rules.
 */
function rules(host: Host, {build, pages, assets}: HostOptions): Rule[] {
  const unchanging = host === 'cloudflare' ? ['/assets/*'] : assets.map((file) => `/${file}`);
  const types = Object.entries(fileKinds).filter(([extension]) => extension !== 'html');
  return [
    {pattern: '/*', headers: {...securityHeaders(build), [transportSecurity.name]: transportSecurity.value}},
    ...unchanging.map((pattern) => ({pattern, headers: {'Cache-Control': cacheControl.assets}})),
    ...pagePatterns(pages).map((pattern) => ({
      pattern,
      headers: {'Cache-Control': cacheControl.pages, Link: linkHeader()},
    })),
    {pattern: apiCatalog.path, headers: {'Content-Type': apiCatalog.type}},
    ...types.map(([extension, {type}]) => ({pattern: `/*.${extension}`, headers: {'Content-Type': type}})),
  ];
}

/**
 * The documented limits of Cloudflare Pages for `_headers` and `_redirects`; Netlify documents none that are as low.
 */
const limits = {headerLine: 2_000, headerRules: 100, redirects: 2_000};

function headersFile(host: Host, options: HostOptions): string {
  const all = rules(host, options);
  const lines = all.flatMap(({pattern, headers}) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > limits.headerLine);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters, but Cloudflare allows ${limits.headerLine}: ${long.slice(0, 60)}… Fix: shorten it in deploy/headers.ts.`,
    );
  if (host === 'cloudflare' && all.length > limits.headerRules)
    throw new Error(`Cloudflare allows ${limits.headerRules} rules in _headers.`);
  return `${lines.join('\n')}\n`;
}

function redirectsFile(redirects: Record<string, string>): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  if (lines.length > limits.redirects)
    throw new Error(
      `Cloudflare allows ${limits.redirects} redirects. Fix: remove old ones from deploy/redirects.json.`,
    );
  return lines.map((line) => `${line}\n`).join('');
}

/** Vercel's patterns are those of path-to-regexp. */
const vercelPattern = (pattern: string): string => pattern.replaceAll('.', '\\.').replace('*', '(.*)');

function vercelFile(options: HostOptions): string {
  const pairs = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({key, value}));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules('vercel', options).map(({pattern, headers}) => ({
      source: vercelPattern(pattern),
      headers: pairs(headers),
    })),
    redirects: Object.entries(options.redirects).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/**
 * Creates the files from which a static host reads headers and redirects.
 * @returns their content by name, to write to the published folder
 * @throws Error if they exceed the host's limits
 */
export function hostFiles(host: Host, options: HostOptions): Record<string, string> {
  if (host === 'vercel') return {'vercel.json': vercelFile(options)};
  return {_headers: headersFile(host, options), _redirects: redirectsFile(options.redirects)};
}
