import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {mostScripts} from '../../plugins/finish/policy/check';
import {contentSecurityPolicy} from '../../plugins/finish/policy/policy';
import {cacheControl, contentTypes, securityHeaders, transportSecurity} from '../headers';

export interface SiteOptions {
  /** The folder with `releases/` and `current`, as an absolute path. */
  folder: string;
  /** What nginx listens on, such as `127.0.0.1:8080`. */
  listen: string;
  redirects: Record<string, string>;
  /** Whether nginx has its brotli module; without it, readers get gzip. */
  brotli: boolean;
}

/** Where Debian's `libnginx-mod-http-brotli-static` and Alpine's `nginx-mod-http-brotli` install the module. */
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
];

/** Returns the path of nginx's brotli module on this machine, if it's installed. */
export const brotliModule = (): string | undefined => brotliModules.find((file) => existsSync(file));

/** Quotes a value. nginx expands variables in quoted text too, so a value can't contain a dollar sign. */
function quoted(value: string): string {
  if (/["$\\\r\n]/.test(value)) throw new Error(`nginx can't use this value: ${value}. Fix: remove " $ \\`);
  return `"${value}"`;
}

const escaped = (path: string): string => path.replace(/[.*+?^{}()|[\]]/g, '\\$&');

const indented = (lines: string[], by: number): string => lines.map((line) => `${' '.repeat(by)}${line}`).join('\n');

function fill(template: string, values: Record<string, string>): string {
  const text = readFileSync(join(__dirname, template), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * Returns a line for each number of inline scripts, which maps the hashes at the end of a release's name to sources in
 * the policy.
 */
function inlineScripts(): string[] {
  const hashes = Array.from({length: mostScripts}, (_, index) => index + 1);
  return hashes.map((count) => {
    const names = hashes.slice(0, count).map((index) => `script${index}`);
    const pattern = names.map((name) => `\\+(?<${name}>[\\w-]{43})`).join('');
    return `"~^[^+]+${pattern}$" "${names.map((name) => ` 'sha256-$${name}='`).join('')}";`;
  });
}

/** A placeholder for the inline scripts in the policy. */
const scripts = [''];

/** Returns the end of the policy that only pages without the application have. */
function trustedTypes(): string {
  const [whole, shared] = [false, true].map((application) => contentSecurityPolicy({scripts, application}));
  return whole?.slice(shared?.length) ?? '';
}

function headerLines(): string[] {
  const {'Content-Security-Policy': policy = '', ...headers} = securityHeaders({scripts, application: true});
  const fixed = quoted(policy).replace(" ''", '$inline_scripts');
  return [
    `add_header Content-Security-Policy ${fixed.slice(0, -1)}$trusted_types" always;`,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  ];
}

/** Returns the site's configuration, for nginx's `http` context. */
export function siteConfig({folder, listen, redirects, brotli}: SiteOptions): string {
  return fill('site.conf', {
    folder,
    listen,
    inlineScripts: indented(inlineScripts(), 4),
    trustedTypes: trustedTypes(),
    redirects: indented(
      Object.entries(redirects).map(([from, to]) => `"~^${escaped(from)}(?:\\.html|/)?$" ${quoted(to)};`),
      4,
    ),
    types: indented(
      Object.entries(contentTypes).map(([ending, type]) => `${quoted(type)} ${ending};`),
      8,
    ),
    headers: indented(headerLines(), 4),
    transportSecurity: transportSecurity.value,
    cacheAssets: cacheControl.assets,
    cacheOthers: cacheControl.others,
    cacheNotFound: cacheControl.notFound,
    brotli: brotli ? 'brotli_static on;' : '',
  });
}

/** Returns a complete configuration for an nginx that serves only this site. */
export function serverConfig(): string {
  const module = brotliModule();
  return fill('nginx.conf', {modules: module ? `load_module ${module};` : ''});
}
