import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brand} from '../../src/facts/brand';
import {siteUrl} from '../../src/facts/site';

const day = 86_400_000;

/** Returns a warning when the file expires within 30 days, or is valid for more than the year that RFC 9116 allows. */
export function expiryWarning(now: number): string | undefined {
  const days = (Date.parse(brand.security.validUntil) - now) / day;
  if (days > 30 && days <= 365) return undefined;
  return (
    `/.well-known/security.txt is valid until ${brand.security.validUntil}. Fix: check that somebody reads ` +
    `${brand.security.contact}, then set brand.security.validUntil in src/facts/brand.ts to a date within a year.`
  );
}

/**
 * Writes where to report a vulnerability, in the format and at the address that RFC 9116 defines. The expiration date
 * is a fact and isn't computed when building: someone must check the contact once a year, and builds of the same files
 * stay the same.
 */
export async function securityText({outDir}: {outDir: string}): Promise<void> {
  const warning = expiryWarning(Date.now());
  if (warning) console.warn(`[WARNING] ${warning}`);
  const folder = join(outDir, '.well-known');
  const lines = [
    `Contact: ${brand.security.contact}`,
    `Expires: ${brand.security.validUntil}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'security.txt'), `${lines.join('\n')}\n`);
}
