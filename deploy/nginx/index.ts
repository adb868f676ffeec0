import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {mostScripts} from '../../plugins/finish/policy/inlineScripts';
import {contentSecurityPolicy} from '../../plugins/finish/policy/policy';
import {apiCatalog, fileKinds} from '../../src/facts/fileKinds';
import {readRedirects} from '../build';
import {cacheControl, linkHeader, securityHeaders, transportSecurity, vary} from '../headers';
import {asHtml, namesMarkdown} from '../markdown';

/** Where Debian's `libnginx-mod-http-brotli-static` and Alpine's `nginx-mod-http-brotli` install the module. */
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
];

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

/**
 * Writes a release's configuration: `site.conf`, for nginx's `http` context, and `nginx.conf`, for an nginx that serves
 * only this site.
 * @param target the folder for the two files
 * @param folder the folder with `releases/` and `current`, as an absolute path
 * @param listen what nginx listens on, such as `127.0.0.1:8080`
 */
export function writeConfig(target: string, folder: string, listen: string, redirects = readRedirects()): void {
  const module = brotliModules.find((file) => existsSync(file));
  const site = fill('site.conf', {
    folder,
    listen,
    inlineScripts: indented(inlineScripts(), 4),
    trustedTypes: trustedTypes(),
    redirects: indented(
      Object.entries(redirects).map(([from, to]) => `"~^${escaped(from)}(?:\\.html|/)?$" ${quoted(to)};`),
      4,
    ),
    types: indented(
      Object.entries(fileKinds).map(([extension, {type}]) => `${quoted(type)} ${extension};`),
      8,
    ),
    headers: indented(headerLines(), 4),
    transportSecurity: transportSecurity.value,
    formats: indented([...asHtml.map((pattern) => `'~*${pattern}' .html;`), `'~*${namesMarkdown}' .md;`], 4),
    link: linkHeader(),
    linkWithMarkdown: linkHeader('$markdown'),
    varyPages: vary.pages,
    varyFiles: vary.files,
    apiCatalog: `location = ${apiCatalog.path} { default_type ${apiCatalog.type}; }`,
    cacheAssets: cacheControl.assets,
    cachePages: cacheControl.pages,
    cacheFiles: cacheControl.files,
    cacheNotFound: cacheControl.notFound,
    brotli: module ? 'brotli_static on;' : '',
  });
  mkdirSync(target, {recursive: true});
  writeFileSync(join(target, 'site.conf'), site);
  writeFileSync(join(target, 'nginx.conf'), fill('nginx.conf', {modules: module ? `load_module ${module};` : ''}));
}
