/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';
import previewProblems from '../../../plugins/preview-problems';

it('a build gets neither the script nor the server of the preview', async () => {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const plugin = await previewProblems({siteDir: process.cwd()} as LoadContext, {checker: 'none.ts'});
  process.env.NODE_ENV = environment;
  expect(Object.keys(plugin ?? {})).toEqual(['name']);
});
