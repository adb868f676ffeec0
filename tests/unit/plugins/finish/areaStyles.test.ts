/** @jest-environment node */
import type {FinishOptions} from '../../../../plugins/finish/finishSite';
import {finishSite} from '../../../../plugins/finish/finishSite';
import {areaStyles} from '../../../../plugins/finish/styles/areaStyles';
import type {Site} from '../../../../plugins/shared/builtSite';
import {builtSite} from '../../../helpers/builtSite';

jest.mock('../../../../plugins/compile/islands', () => ({
  islandFiles: (name: string) => [`assets/islands/${name}.js`],
}));

const areas = [
  {name: 'docs', pages: /^docs/, apart: /wide/, later: '.more'},
  {name: 'site', pages: /^index/},
];
const options: FinishOptions = {
  before: [],
  transforms: [],
  collectors: [areaStyles(areas)],
  application: false,
};
const page = (body: string, head = '<link rel=stylesheet href=/assets/css/styles.1a2b.css />') =>
  `<html><head>${head}</head><body>${body}</body></html>`;
const css = [
  ':root{--used:red;--unused:blue;--late:green}',
  '.card{color:var(--used)}.prose p{margin:0}.toast[data-swiping]{opacity:.5}.gone{color:blue}.log{top:0}.log.open{color:var(--late)}',
  '[data-theme-choice=dark] .card{color:#fff}.card:hover::before{content:""}',
  '@media (width>1px){.prose{padding:0}}',
].join('');

const site = (pages: Record<string, string>) =>
  builtSite({
    'assets/css/styles.1a2b.css': css,
    'assets/enhance/index-X.js': 'make("div").className="toast"',
    'assets/islands/Console.js': 'className:"open"',
    ...pages,
  });

const finish = ({outDir}: {outDir: string}) => finishSite({outDir} as Site, options);
const stylesOf = (html: string) => html.split('href="')[1]?.split('"')[0] ?? '';

describe('a style sheet for each area', () => {
  const pages = {'docs/a.html': page('<div class="prose"><p>gone card'), 'index.html': page('<a class=card>')};

  it('has only the rules that its pages and the scripts use', async () => {
    const built = site(pages);
    await finish(built);
    const docs = built.read(stylesOf(built.read('docs/a.html')));
    const home = built.read(stylesOf(built.read('index.html')));
    expect(docs).toContain('.prose p');
    expect(docs).toContain('.prose{padding:0}');
    expect(docs).not.toMatch(/card|:red|gone/);
    expect(home).toContain(':root{--used:red}.card{color:var(--used)}');
    expect(home).toContain('.card:hover::before');
    expect(home).not.toMatch(/prose|:blue|gone/);
    for (const styles of [docs, home]) expect(styles).toMatch(/\.toast\[data-swiping\]/);
    expect(built.list('assets/css').filter((file) => file.endsWith('.css'))).toEqual([
      expect.stringMatching(/^docs\.\w{8}\.css$/),
      expect.stringMatching(/^site\.\w{8}\.css$/),
    ]);
  });

  it('leaves the rules of islands to a second style sheet, for pages with islands only', async () => {
    const island = '<div data-island=Console><p class="log card">';
    const built = site({...pages, 'docs/b.html': page(`<div class=prose><p></p></div>${island}`)});
    await finish(built);
    const [, area, own] =
      built.read('docs/b.html').match(/stylesheet" href="([^"]+)".*stylesheet" href="([^"]+)"/) ?? [];
    expect(built.read(area ?? '')).toContain('.prose p');
    expect(built.read(area ?? '')).not.toMatch(/log|card/);
    expect(built.read(area ?? '')).toContain(':root{--used:red;--late:green}');
    expect(built.read(own ?? '')).toMatch(/\.card.*\.log\{top:0\}/s);
    expect(built.read(own ?? '')).not.toMatch(/root|prose|toast|gone|open/);
    const [, later] = built.read('docs/b.html').match(/data-styles="([^"]+)"/) ?? [];
    expect(built.read(later ?? '')).toBe('.log.open{color:var(--late)}');
    expect(built.read('docs/a.html')).toContain(`href="${area}"`);
    expect(built.read('docs/a.html')).not.toContain('Console');
  });

  it('leaves the rules of a page apart to a second style sheet of that page', async () => {
    const built = site({...pages, 'docs/wide.html': page('<div class="prose log"><p></p></div>')});
    await finish(built);
    const [, area, own] =
      built.read('docs/wide.html').match(/stylesheet" href="([^"]+)".*stylesheet" href="([^"]+)"/) ?? [];
    expect(own).toMatch(/docs-wide/);
    expect(built.read(own ?? '')).toContain('.log{top:0}');
    expect(built.read(own ?? '')).not.toContain('prose');
    expect(built.read(area ?? '')).not.toContain('log');
    expect(built.read('docs/a.html')).not.toContain('docs-wide');
  });

  it('names a second style sheet by whether what its pages show first needs it', async () => {
    const island = '<div data-island=Console><p class="log card"></div>';
    const built = site({
      ...pages,
      'docs/b.html': page(`<div class=more><div class=prose></div>${island}</div>`),
      'docs/wide.html': page('<p class=log></p><p class="more card">'),
    });
    await finish(built);
    const own = (file: string) => built.read(file).match(/stylesheet" href="[^"]+".*stylesheet" href="([^"]+)"/)?.[1];
    expect(own('docs/b.html')).toMatch(/docs-Console-later\.\w{8}\.css$/);
    expect(own('docs/wide.html')).toMatch(/docs-wide\.\w{8}\.css$/);
  });

  it('counts a style sheet that several pages share as needed first if one of them needs it first', async () => {
    const island = '<div data-island=Console><p class=log></div>';
    const built = site({
      'docs/a.html': page(island),
      'docs/b.html': page(`<div class=more>${island}</div>`),
      'index.html': page(''),
    });
    await finish(built);
    expect(built.read('docs/b.html')).toContain('docs-Console.');
  });

  it('loads the rest of an island on a page apart with its script, although it looks different elsewhere', async () => {
    const built = site({
      ...pages,
      'docs/b.html': page('<div data-island=Console><p class="log card">'),
      'docs/wide.html': page('<div class=prose></div><div data-island=Console><p class=log>'),
    });
    await finish(built);
    const wide = built.read('docs/wide.html');
    const [, own = ''] = wide.match(/stylesheet" href="[^"]+".*stylesheet" href="([^"]+)"/) ?? [];
    expect(built.read(own)).toBe('.log{top:0}');
    const [, later = ''] = wide.match(/data-styles="([^"]+)"/) ?? [];
    expect(later).toMatch(/docs-wide-Console-script/);
    expect(built.read(later)).toBe('.log.open{color:var(--late)}');
    expect(built.read('docs/b.html')).not.toContain(later);
  });

  it('keeps the custom properties that a script names', async () => {
    const built = site({...pages, 'assets/enhance/notices-X.js': 'sheet.replaceSync("p{color:var(--unused)}")'});
    await finish(built);
    expect(built.read(stylesOf(built.read('docs/a.html')))).toContain('--unused:blue');
  });

  it('keeps rules that depend on an attribute that only a script sets', async () => {
    const built = site(pages);
    await finish(built);
    expect(built.read(stylesOf(built.read('index.html')))).toContain('[data-theme-choice=dark] .card');
  });

  it.each([
    ['in no area', {'other.html': page('')}, /other\.html is in no area/],
    ['without a style sheet', {'index.html': page('', '')}, /index\.html: expected one style sheet, found 0/],
    [
      'with two style sheets',
      {
        'index.html': page(
          '',
          '<link rel=stylesheet href=/assets/css/a.css><link rel=stylesheet href=/assets/css/b.css>',
        ),
      },
      /index\.html: expected one style sheet, found 2.*adapt plugins\/finish\/styles\/areaStyles\.ts/,
    ],
    [
      'with a different style sheet',
      {...pages, 'index.html': page('', '<link rel=stylesheet href=/assets/css/a.css>')},
      /All pages: expected the same style sheet, found 2/,
    ],
  ])('fails the build at a page %s', async (_, content, message) => {
    await expect(finish(site(content))).rejects.toThrow(message);
  });
});
