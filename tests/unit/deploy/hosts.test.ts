/** @jest-environment node */
import {cacheControl, securityHeaders, transportSecurity} from '../../../deploy/headers';
import {type HostOptions, hostFiles} from '../../../deploy/hosts';
import {publishFor} from '../../../deploy/hosts/publish';
import {builtSite} from '../../helpers/builtSite';

const options: HostOptions = {
  build: {scripts: Array.from({length: 5}, (_, index) => `sha256-${String(index).repeat(43)}=`)},
  redirects: {'/old': '/new', '/older': '/new#part'},
};
const everywhere = {...securityHeaders(options.build), [transportSecurity.name]: transportSecurity.value};

/** Reads a `_headers` file as the hosts do: a pattern, then indented headers. */
function readHeaders(text: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let rule: Record<string, string> = {};
  for (const line of text.trimEnd().split('\n')) {
    const header = /^\s+([A-Za-z-]+): (\S.*)$/.exec(line);
    if (header) rule[header[1] ?? ''] = header[2] ?? '';
    else {
      expect(line).toMatch(/^\/\S*$/);
      rule = rules[line] ??= {};
    }
  }
  return rules;
}

describe.each(['netlify', 'cloudflare'] as const)('the files for %s', (host) => {
  const files = hostFiles(host, options);

  it('have every header, and cache assets forever', () => {
    const rules = readHeaders(files._headers ?? '');
    expect(rules['/*']).toEqual(everywhere);
    expect(rules['/assets/*']).toEqual({'Cache-Control': cacheControl.assets});
  });

  it('set no header twice for the same address, because the values would be joined', () => {
    const {'/*': all = {}, ...others} = readHeaders(files._headers ?? '');
    for (const headers of Object.values(others))
      for (const name of Object.keys(headers)) expect(all).not.toHaveProperty(name);
  });

  it('stay within 100 rules and 2,000 characters a line, with as many inline scripts as a build may have', () => {
    const lines = (files._headers ?? '').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2_000);
  });

  it('redirect old addresses to new ones', () => {
    expect(files._redirects).toBe('/old /new 301\n/older /new#part 301\n');
  });
});

it('a policy that is too long for a line is an error', () => {
  const scripts = Array.from({length: 40}, () => `sha256-${'a'.repeat(43)}=`);
  expect(() => hostFiles('netlify', {...options, build: {scripts}})).toThrow(/Fix: shorten it in deploy\/headers\.ts/);
});

it('vercel.json has the same headers and redirects', () => {
  const {headers, redirects, cleanUrls, trailingSlash} = JSON.parse(hostFiles('vercel', options)['vercel.json'] ?? '');
  const rule = (source: string) =>
    Object.fromEntries(
      headers
        .find((entry: {source: string}) => entry.source === source)
        .headers.map(({key, value}: {key: string; value: string}) => [key, value]),
    );
  expect({cleanUrls, trailingSlash}).toEqual({cleanUrls: true, trailingSlash: false});
  expect(rule('/(.*)')).toEqual(everywhere);
  expect(rule('/assets/(.*)')).toEqual({'Cache-Control': cacheControl.assets});
  expect(rule('/(.*)\\.md')['Content-Type']).toMatch(/^text\/markdown/);
  expect(redirects[0]).toEqual({source: '/old', destination: '/new', statusCode: 301});
});

it('the published folder has the site and the files, and nothing that only our own servers use', () => {
  const site = builtSite({
    '.build.json': JSON.stringify({id: 'a', scripts: []}),
    '.well-known/security.txt': 'a',
    'index.html': 'a',
    'index.html.br': 'a',
    'index.html.gz': 'a',
  });
  const target = builtSite({});
  publishFor('cloudflare', site.outDir, target.outDir);
  expect(target.list('.')).toEqual(['.well-known', '_headers', '_redirects', 'index.html']);
});
