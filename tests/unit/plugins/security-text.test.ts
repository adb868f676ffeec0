/** @jest-environment node */
import {securityText} from '../../../plugins/security-text';
import {brand} from '../../../src/facts/brand';
import {builtSite} from '../../helpers/builtSite';

const day = 86_400_000;

it('says where to report a weakness, as RFC 9116 asks', async () => {
  const site = builtSite({});
  await securityText(site);
  const lines = site.read('.well-known/security.txt').trim().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  expect(fields.Contact).toMatch(/^(?:mailto:|https:\/\/)/);
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(fields.Canonical).toBe(`${brand.siteUrl}/.well-known/security.txt`);
});

it('holds for another month at least and a year at most: check that the mailbox is read, then move brand.security.validUntil', () => {
  const days = (Date.parse(brand.security.validUntil) - Date.now()) / day;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(365);
});
