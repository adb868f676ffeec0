/** @jest-environment node */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const theme = join('node_modules/@docusaurus/theme-classic/src/theme');

/** The hash of each original that we replace, at the time we replaced it. */
const originals: Record<string, string> = {
  'DocCategoryGeneratedIndexPage/index.tsx': '23e23541ba7f',
  'DocItem/Layout/index.tsx': '1a22e90d75b8',
  'DocRoot/Layout/index.tsx': '0392a8e78049',
  'Footer/index.tsx': '14e53211c59a',
  'Heading/index.tsx': '7254a0b42f90',
  'MDXComponents/index.tsx': '403faaa05713',
  'Navbar/index.tsx': '0c618b5fc440',
  'NotFound/index.tsx': '49603d148499',
  'TabItem/index.tsx': 'ae4551e4bf87',
  'Tabs/index.tsx': '4346b7b00346',
};

const swizzled = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx'));

test.each(swizzled)("%s: the original hasn't changed", (file) => {
  // The names differ at most in their extension.
  const original = [file, file.replace(/\.tsx$/, '.ts')].map((name) => join(theme, name)).find(existsSync) ?? '';
  const hash = createHash('sha256').update(readFileSync(original)).digest('hex').slice(0, 12);
  if (originals[file] === hash) return;
  throw new Error(
    `Docusaurus has changed the original of src/theme/${file}. Compare ${join(theme, file)} with ours, adopt what matters, then write '${hash}' here.`,
  );
});

test('only replaced files are listed', () => {
  expect(Object.keys(originals).sort()).toEqual(swizzled.sort());
});
