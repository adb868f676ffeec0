/** @jest-environment node */
import {releaseName} from '../../../deploy/build';
import {type SiteOptions, siteConfig} from '../../../deploy/nginx';

const options: SiteOptions = {folder: '/srv/portal', listen: '8080', redirects: {'/a.b': '/c'}, brotli: true};

it('is the same for every release, so nginx keeps its configuration', () => {
  expect(siteConfig(options)).not.toMatch(/sha256-[\w-]{20}/);
});

it("doesn't set disable_symlinks, with which the brotli module doesn't always find its files", () => {
  expect(siteConfig(options)).toMatch(/^\s*brotli_static on;/m);
  expect(siteConfig(options)).not.toMatch(/^\s*disable_symlinks/m);
});

it('leaves out brotli if nginx has no module for it', () => {
  expect(siteConfig({...options, brotli: false})).not.toContain('brotli_static');
});

it('has no placeholders left, and escapes dots in addresses', () => {
  expect(siteConfig(options)).not.toMatch(/\{\{|undefined/);
  expect(siteConfig(options)).toContain('"~^/a\\.b(?:\\.html|/)?$" "/c";');
});

it.each(['/c"; return 200 "x', '/$host', '/c\nreturn 200'])('rejects %s as the target of a redirect', (target) => {
  expect(() => siteConfig({...options, redirects: {'/a': target}})).toThrow(/nginx can't use this value/);
});

it('removes Trusted Types from the policy of a release whose pages load the application', () => {
  const config = siteConfig(options);
  expect(config).toMatch(
    /default +"; require-trusted-types-for 'script'; trusted-types search-worker 'allow-duplicates'";/,
  );
  expect(config).toMatch(/frame-ancestors 'none'\$trusted_types" always;/);
  const [, pattern = ''] = /"~(\S+)" +"";/.exec(config) ?? [];
  const name = releaseName({id: 'abc', scripts: [], application: true});
  expect(`/srv/portal/releases/${name}`).toMatch(new RegExp(pattern));
  expect(`/srv/app-portal/releases/${releaseName({id: 'abc', scripts: []})}`).not.toMatch(new RegExp(pattern));
});
