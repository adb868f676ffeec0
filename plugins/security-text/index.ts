import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brand} from '../../src/facts/brand';

/**
 * Writes where to report a weakness, in the form and at the address of RFC 9116. The date until which it holds is a fact
 * and isn't counted from the build: somebody has to check the address once a year (a test fails a month before), and
 * builds of the same files stay the same.
 */
export async function securityText({outDir}: {outDir: string}): Promise<void> {
  const folder = join(outDir, '.well-known');
  const lines = [
    `Contact: ${brand.security.contact}`,
    `Expires: ${brand.security.validUntil}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.siteUrl}/.well-known/security.txt`,
  ];
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'security.txt'), `${lines.join('\n')}\n`);
}
