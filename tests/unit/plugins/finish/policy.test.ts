/** @jest-environment node */
import {createHash} from 'node:crypto';
import {finishSite} from '../../../../plugins/finish/finishSite';
import {inlineScripts} from '../../../../plugins/finish/policy/inlineScripts';
import {recordFile} from '../../../../plugins/shared/buildRecord';
import {readPage} from '../../../../plugins/shared/builtPage';
import type {Site} from '../../../../plugins/shared/builtSite';
import {noSteps} from '../../../deploy/exampleSite';
import {builtSite} from '../../../helpers/folder';

const page = (body: string) => `<!doctype html><meta charset=utf-8><body>${body}</body>`;
const sourceOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64url')}=`;

it('a page under the policy has a source for every inline script that runs, and for no data', () => {
  const html =
    '<script>a < b</script><script type=speculationrules>{}</script><script type=application/ld+json>{"a":1}</script><script src=/a.js></script>';
  expect(inlineScripts(readPage(page(html), 'a.html'))).toEqual([sourceOf('a < b'), sourceOf('{}')]);
});

describe('the record of a build', () => {
  const scripted = page('<script>go()</script>');
  const files = {'index.html': scripted, 'docs/a.html': scripted, 'a.txt': 'a'};
  const finish = ({outDir}: {outDir: string}, application = false) =>
    finishSite({outDir} as Site, {...noSteps, application});
  const recordOf = async (content: Record<string, string>, application = false) => {
    const site = builtSite(content);
    await finish(site, application);
    return JSON.parse(site.read(recordFile));
  };

  it('has the hash of each inline script once, and states whether pages load the application', async () => {
    expect(await recordOf(files)).toEqual({id: expect.stringMatching(/^\w{12}$/), scripts: [sourceOf('go()')]});
    expect((await recordOf(files, true)).application).toBe(true);
  });

  it('has an ID that depends only on the files', async () => {
    const {id} = await recordOf(files);
    expect((await recordOf(files)).id).toBe(id);
    expect((await recordOf({...files, 'a.txt': 'b'})).id).not.toBe(id);
    expect((await recordOf({...files, 'b.txt': 'a'})).id).not.toBe(id);
  });

  it('fails the build if inline scripts differ by page', async () => {
    const pages = Array.from({length: 6}, (_, index) => [`${index}.html`, page(`<script>${index}</script>`)]);
    await expect(finish(builtSite(Object.fromEntries(pages)))).rejects.toThrow('6 different inline scripts');
  });
});
