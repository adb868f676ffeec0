/** @jest-environment node */
import {expiryWarning, securityText} from '../../../../plugins/files/securityText';
import {brand} from '../../../../src/facts/brand';
import {siteUrl} from '../../../../src/facts/site';
import {builtSite} from '../../../helpers/folder';

const day = 86_400_000;

it('states where to report a vulnerability, as RFC 9116 requires', async () => {
  const site = builtSite({});
  await securityText(site);
  const lines = site.read('.well-known/security.txt').trim().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  expect(fields.Contact).toMatch(/^(?:mailto:|https:\/\/)/);
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(fields.Canonical).toBe(`${siteUrl}/.well-known/security.txt`);
});

it.each([
  ['a month and a day before it expires', -31, false],
  ['a month before', -30, true],
  ['after it expired', 1, true],
  ['more than a year before', -366, true],
])('the build warns only when it should: %s', (_, days, warns) => {
  const warning = expiryWarning(Date.parse(brand.security.validUntil) + days * day);
  expect(warning !== undefined).toBe(warns);
  if (warns) expect(warning).toContain('set brand.security.validUntil in src/facts/brand.ts');
});
