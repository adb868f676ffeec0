/** @jest-environment node */
import {createHash} from 'node:crypto';
import {finishSite} from '../../../../plugins/finish/finishSite';
import {inspectPage} from '../../../../plugins/finish/policy/inspect';
import {inspectStyles} from '../../../../plugins/finish/policy/styles';
import {recordFile} from '../../../../plugins/shared/buildRecord';
import {readPage} from '../../../../plugins/shared/builtPage';
import type {Site} from '../../../../plugins/shared/builtSite';
import {noSteps} from '../../../deploy/exampleSite';
import {builtSite} from '../../../helpers/builtSite';
import {fixture} from '../../../helpers/fixture';

const page = (body: string) => `<!doctype html><meta charset=utf-8><body>${body}</body>`;
const inspect = (body: string) => inspectPage(readPage(page(body), 'a.html').tree);

it.each(fixture<[html: string, fault: string][]>('policy-faults'))(
  "a page under the policy can't contain %s",
  (html, fault) => {
    expect(inspect(html).faults.join('\n')).toMatch(new RegExp(fault));
  },
);

it('a page under the policy can link to other sites, and load its own files', () => {
  const html = [
    '<link rel=canonical href="https://site.example/a">',
    '<a href="https://other.example" download>x</a>',
    '<img src="/img/a.png">',
    '<svg><use href="#b"/></svg>',
    '<link rel=icon href=img/icon.svg>',
  ].join('');
  expect(inspect(html)).toEqual({scripts: [], faults: []});
});

it('a page under the policy returns the text of every script that runs, and of no data', () => {
  const html =
    '<script>a < b</script><script type=speculationrules>{}</script><script type=application/ld+json>{"a":1}</script>';
  expect(inspect(html).scripts).toEqual(['a < b', '{}']);
});

it('a style sheet can only load files of the site', () => {
  const css =
    '@import "https://other.example/c.css";a{src:url(/assets/a.woff2)}b{background:url("data:image/svg+xml,x") , url(//other.example/d.png)}';
  expect(inspectStyles(css)).toEqual([
    expect.stringMatching(/^https:\/\/other\.example\/c\.css/),
    expect.stringMatching(/^data:image/),
    expect.stringMatching(/^\/\/other\.example\/d\.png/),
  ]);
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
    const hash = createHash('sha256').update('go()').digest('base64url');
    expect(await recordOf(files)).toEqual({id: expect.stringMatching(/^\w{12}$/), scripts: [`sha256-${hash}=`]});
    expect((await recordOf(files, true)).application).toBe(true);
  });

  it('has an ID that depends only on the files', async () => {
    const {id} = await recordOf(files);
    expect((await recordOf(files)).id).toBe(id);
    expect((await recordOf({...files, 'a.txt': 'b'})).id).not.toBe(id);
    expect((await recordOf({...files, 'b.txt': 'a'})).id).not.toBe(id);
  });

  it('fails the build with every problem and its file', async () => {
    const pages = {'a.html': page('<p style="a">'), 'b.html': page('<p onclick="a">'), 'c.css': 'a{b:url(//c)}'};
    const all = /a\.html: style=[\s\S]*b\.html: the handler[\s\S]*c\.css: \/\/c/;
    await expect(finish(builtSite(pages))).rejects.toThrow(all);
  });

  it('fails the build if inline scripts differ by page', async () => {
    const pages = Array.from({length: 6}, (_, index) => [`${index}.html`, page(`<script>${index}</script>`)]);
    await expect(finish(builtSite(Object.fromEntries(pages)))).rejects.toThrow('6 different inline scripts');
  });
});
