/** @jest-environment node */
import {join} from 'node:path';
import {releaseName} from '../../../deploy/build';
import {writeConfig} from '../../../deploy/nginx';
import {builtSite} from '../../helpers/folder';

/** Returns the configuration of a site with these redirects. */
function siteConfig(redirects: Record<string, string>): string {
  const {outDir, read} = builtSite({});
  writeConfig(outDir, '/srv/portal', '8080', redirects);
  return read('site.conf');
}

it('has no placeholders left, and escapes dots in addresses', () => {
  const config = siteConfig({'/a.b': '/c'});
  expect(config).not.toMatch(/\{\{|undefined/);
  expect(config).toContain('"~^/a\\.b(?:\\.html|/)?$" "/c";');
});

it.each(['/c"; return 200 "x', '/$host', '/c\nreturn 200'])('rejects %s as the target of a redirect', (target) =>
  expect(() => siteConfig({'/a': target})).toThrow(/nginx can't use this value/),
);

it('removes Trusted Types from the policy of a release whose pages load the application', () => {
  const config = siteConfig({});
  expect(config).toMatch(/frame-ancestors 'none'\$trusted_types" always;/);
  const [, pattern = ''] = /"~(\S+)" +"";/.exec(config) ?? [];
  const release = (application: boolean) => `20261125-${releaseName({id: 'abc', scripts: [], application})}`;
  expect(join('/srv/portal/releases', release(true))).toMatch(new RegExp(pattern));
  expect(join('/srv/1-app-portal/releases', release(false))).not.toMatch(new RegExp(pattern));
});
