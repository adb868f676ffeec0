/** @jest-environment node */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fixture} from '../../helpers/fixture';

const theme = join('node_modules/@docusaurus/theme-classic/src/theme');

/** The hash of each original that we replace, at the time we replaced it. */
const originals = fixture<Record<string, string>>('theme-originals');

const swizzled = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx'));

test.each(swizzled)("%s: the original hasn't changed", (file) => {
  // The names differ at most in their extension.
  const original = [file, file.replace(/\.tsx$/, '.ts')].map((name) => join(theme, name)).find(existsSync) ?? '';
  const hash = createHash('sha256').update(readFileSync(original)).digest('hex').slice(0, 12);
  if (originals[file] === hash) return;
  throw new Error(
    `Docusaurus has changed the original of src/theme/${file}. Compare ${join(theme, file)} with ours, adopt what matters, then write '${hash}' in tests/fixtures/theme-originals.yaml.`,
  );
});

test('only replaced files are listed', () => expect(Object.keys(originals).sort()).toEqual(swizzled.sort()));
