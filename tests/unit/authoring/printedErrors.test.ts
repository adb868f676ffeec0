/** @jest-environment node */
import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {watchErrors} from '../../../authoring/explain/errors';
import {environmentOf} from '../../../authoring/explain/preview';
import {folderWith} from '../../helpers/folder';

describe('what Docusaurus prints', () => {
  const file = join(folderWith({}), 'errors.json');

  async function printedFor(...texts: string[]): Promise<string[]> {
    const printed: string[] = [];
    const errors = watchErrors(process.cwd(), file, (text) => printed.push(text));
    for (const text of texts) errors.read(text);
    await errors.end();
    return printed;
  }

  it('is printed at once, but an error only when it is complete', async () => {
    expect(await printedFor('[WARNING] look\n', '[ERROR] Error: no', 'body knows this\n')).toEqual([
      '[WARNING] look\n',
      '[ERROR] Error: nobody knows this\n',
    ]);
  });

  it('is replaced with the problems of the pages that did not compile', async () => {
    const error = {file: 'docs/zz.mdx', reason: 'Unknown option. Fix: use another.', line: 8, column: 1};
    writeFileSync(file, JSON.stringify([error]));
    const [text] = await printedFor('  × framed for a terminal\n');
    expect(text).toMatch(/^docs\/zz\.mdx:8:1 build Unknown option\.\n {2}fix: use another\.\nTo list .*--verbose/);
    expect(existsSync(file)).toBe(false);
  });

  it('has a fix if the port of the preview is in use', async () => {
    expect(await printedFor('[ERROR] Something is already running on port 3000.\n')).toEqual([
      '[ERROR] Something is already running on port 3000.\n' +
        '  fix: stop the other program, or use another port: npm start -- --port 3001\n',
    ]);
  });
});

it('the preview has its own folder for generated files', () => {
  expect(environmentOf('start')).toEqual({DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-preview'});
  expect(environmentOf('build')).not.toHaveProperty('DOCUSAURUS_GENERATED_FILES_DIR_NAME');
});
