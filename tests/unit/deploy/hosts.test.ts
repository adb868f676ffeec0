/** @jest-environment node */
import {cacheControl, linkHeader, securityHeaders, transportSecurity} from '../../../deploy/headers';
import {type HostOptions, hostFiles} from '../../../deploy/hosts';
import {publishFor} from '../../../deploy/hosts/publish';
import {apiCatalog, fileKinds} from '../../../src/facts/fileKinds';
import {builtSite} from '../../helpers/folder';

const options: HostOptions = {
  build: {scripts: Array.from({length: 5}, (_, index) => `sha256-${String(index).repeat(43)}=`)},
  pages: ['index.html', 'docs.html', 'docs/page.html', 'docs/deep/other.html'],
  assets: ['assets/app.1a2b.js'],
  redirects: {'/old': '/new', '/older': '/new#part'},
};

/** The headers that every host must send, by pattern. */
const rules: Record<string, Record<string, string>> = {
  '/*': {...securityHeaders(options.build), [transportSecurity.name]: transportSecurity.value},
  '/assets/*': {'Cache-Control': cacheControl.assets},
  ...Object.fromEntries(
    ['/', '/docs', '/docs/*'].map((page) => [page, {'Cache-Control': cacheControl.pages, Link: linkHeader()}]),
  ),
  [apiCatalog.path]: {'Content-Type': apiCatalog.type},
  '/*.avif': {'Content-Type': 'image/avif'},
  '/*.md': {'Content-Type': 'text/markdown; charset=utf-8'},
};

/** Reads a `_headers` file as the hosts do: a pattern, then indented headers. */
function readHeaders(text: string): Record<string, Record<string, string>> {
  const rule = (block: string) =>
    Object.fromEntries([...block.matchAll(/^ +([A-Za-z-]+): (\S.*)$/gm)].map(([, name, value]) => [name, value]));
  return Object.fromEntries(text.split(/^(?=\/)/m).map((block) => [block.split('\n')[0], rule(block)]));
}

it('the files for Netlify and Cloudflare have all headers and redirects, and stay within the limits', () => {
  const {_headers: headers = '', _redirects: redirects} = hostFiles('cloudflare', options);
  expect(hostFiles('netlify', options)).toEqual({
    _headers: headers.replace('/assets/*', '/assets/app.1a2b.js'),
    _redirects: redirects,
  });
  expect(readHeaders(headers)).toMatchObject(rules);
  expect(Object.keys(readHeaders(headers))).toHaveLength(6 + Object.keys(fileKinds).length - 1);
  for (const line of headers.split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
  expect(redirects).toBe('/old /new 301\n/older /new#part 301\n');
});

it('a policy that is too long for a line is an error', () => {
  const scripts = Array.from({length: 40}, () => `sha256-${'a'.repeat(43)}=`);
  expect(() => hostFiles('netlify', {...options, build: {scripts}})).toThrow(/Fix: shorten it in deploy\/headers\.ts/);
});

it('vercel.json has the same headers and redirects, but a missing asset is not kept', () => {
  const {headers, redirects, ...others} = JSON.parse(hostFiles('vercel', options)['vercel.json'] ?? '');
  const pairs = (rule: Record<string, string>) => Object.entries(rule).map(([key, value]) => ({key, value}));
  const {'/assets/*': assets = {}, ...same} = rules;
  for (const [pattern, rule] of Object.entries({...same, '/assets/app.1a2b.js': assets}))
    expect(headers).toContainEqual({source: pattern.replaceAll('.', '\\.').replace('*', '(.*)'), headers: pairs(rule)});
  expect(JSON.stringify(headers)).not.toContain('/assets/(');
  expect(others).toMatchObject({cleanUrls: true, trailingSlash: false});
  expect(redirects[0]).toEqual({source: '/old', destination: '/new', statusCode: 301});
});

it('the published folder has the site and the files, and nothing that only our own servers use', () => {
  const site = builtSite({
    '.build.json': JSON.stringify({id: 'a', scripts: []}),
    '.well-known/security.txt': 'a',
    '404.html': 'a',
    'index.html': 'a',
    'index.html.br': 'a',
  });
  const target = builtSite({});
  publishFor('cloudflare', site.outDir, target.outDir);
  expect(target.list('.')).toEqual(['.well-known', '404.html', '_headers', '_redirects', 'index.html']);
  expect(target.read('_headers')).toMatch(/^\/\n {2}Cache-Control:/m);
  expect(target.read('_headers')).not.toMatch(/^\/404/m);
});
