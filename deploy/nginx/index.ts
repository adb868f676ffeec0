import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cacheControl, contentTypes, securityHeaders, transportSecurity} from '../headers';

/** A release that nginx may be asked to serve, and the hashes of its inline scripts. */
export interface Served {
  id: string;
  scripts: string[];
}

export interface SiteOptions {
  /** The folder with `releases/` and `current`, as an absolute path. */
  folder: string;
  /** What nginx listens on, such as `127.0.0.1:8080`. */
  listen: string;
  /** All releases that `current` may point to while this configuration is at work, the newest first. */
  releases: Served[];
  redirects: Record<string, string>;
  /** Whether nginx has its brotli module; without it, readers get gzip. */
  brotli: boolean;
}

/** Where Debian's `libnginx-mod-http-brotli-static` and Alpine's `nginx-mod-http-brotli` put the module. */
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
];

/** The path of nginx's brotli module on this machine. */
export const brotliModule = (): string | undefined => brotliModules.find((file) => existsSync(file));

/** A value of the configuration: nginx reads variables in quoted text too, so none may hold a dollar sign. */
function quoted(value: string): string {
  if (/["$\\\r\n]/.test(value)) throw new Error(`nginx can't hold this value: ${value}. Fix: leave out " $ \\`);
  return `"${value}"`;
}

const escaped = (path: string): string => path.replace(/[.*+?^{}()|[\]]/g, '\\$&');

const indented = (lines: string[], by: number): string => lines.map((line) => `${' '.repeat(by)}${line}`).join('\n');

function fill(template: string, values: Record<string, string>): string {
  const text = readFileSync(join(__dirname, template), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** The policy of each release; a request to any other gets that of the newest. */
function policies(releases: Served[]): string[] {
  const policyOf = ({scripts}: Served) => securityHeaders(scripts)['Content-Security-Policy'] ?? '';
  const [newest, ...others] = releases;
  if (!newest) throw new Error('There is no release to configure nginx for.');
  const standard = policyOf(newest);
  return [
    `default ${quoted(standard)};`,
    ...others
      .filter((release) => policyOf(release) !== standard)
      .map((release) => `"~/${escaped(release.id)}$" ${quoted(policyOf(release))};`),
  ];
}

/** The site's configuration, for nginx's `http` context. It says its own `id` at `/healthz`. */
export function siteConfig({folder, listen, releases, redirects, brotli}: SiteOptions): {id: string; text: string} {
  const {'Content-Security-Policy': _, ...headers} = securityHeaders([]);
  const values = {
    folder,
    listen,
    policies: indented(policies(releases), 4),
    redirects: indented(
      Object.entries(redirects).map(([from, to]) => `"~^${escaped(from)}(?:\\.html|/)?$" ${quoted(to)};`),
      4,
    ),
    types: indented(
      Object.entries(contentTypes).map(([ending, type]) => `${quoted(type)} ${ending};`),
      8,
    ),
    headers: indented(
      [
        'add_header Content-Security-Policy $content_security_policy always;',
        ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      ],
      4,
    ),
    transportSecurity: transportSecurity.value,
    cacheAssets: cacheControl.assets,
    cacheOthers: cacheControl.others,
    cacheNotFound: cacheControl.notFound,
    brotli: brotli ? 'brotli_static on;' : '',
  };
  const id = createHash('sha256')
    .update(fill('site.conf', {...values, id: ''}))
    .digest('hex')
    .slice(0, 12);
  return {id, text: fill('site.conf', {...values, id})};
}

/** The whole of an nginx that serves nothing but the site. */
export function serverConfig(accessLog: string): string {
  const module = brotliModule();
  return fill('nginx.conf', {modules: module ? `load_module ${module};` : '', accessLog});
}
