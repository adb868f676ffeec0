/** @jest-environment node */
import {finishSite} from '../../../../plugins/finish/finishSite';
import {areaStyles} from '../../../../plugins/finish/styles/areaStyles';
import {prune} from '../../../../plugins/finish/styles/prune';
import type {Site} from '../../../../plugins/shared/builtSite';
import {noSteps} from '../../../deploy/exampleSite';
import {builtSite} from '../../../helpers/folder';

jest.mock('../../../../plugins/compile/islands', () => ({
  islandFiles: (name: string) => [`assets/islands/${name}.js`],
}));

const page = (body: string, head = '<link rel=stylesheet href=/assets/css/styles.1a2b.css />') =>
  `<html><head>${head}</head><body>${body}</body></html>`;
const other = '<link rel=stylesheet href=/assets/css/a.css>';
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

const finish = ({outDir}: {outDir: string}) => finishSite({outDir} as Site, {...noSteps, collectors: [areaStyles]});
const stylesOf = (html: string) => html.split('href="')[1]?.split('"')[0] ?? '';

const docsPage = 'developers/documentation/a.html';
const pages = {[docsPage]: page('<div class="prose"><p>gone card'), 'index.html': page('<a class=card>')};

it("the rules of rare elements are in a second style sheet, which pages without them don't load", async () => {
  const built = site({
    'index.html': page('<div class=card data-rare><p class=log></div>'),
    [docsPage]: page('<p class=log>'),
  });
  await finish(built);
  const [first = '', second = ''] = built.read('index.html').match(/[^"]*home[^"]*\.css/g) ?? [];
  expect(built.read(first)).not.toMatch(/card|log/);
  expect(built.read(second)).toMatch(/\.card.*\.log/);
  expect(built.read(docsPage).match(/\.css/g)).toHaveLength(1);
});

it('an island within a rare element keeps the rules that only its script uses', async () => {
  const built = site({'index.html': page('<div data-rare><div class=log data-island=Console></div></div>')});
  await finish(built);
  const [, second = ''] = built.read('index.html').match(/[^"]*home[^"]*\.css/g) ?? [];
  expect(built.read(second)).toContain('.log.open');
});

it('a style sheet for each area has only the rules that its pages and the scripts use', async () => {
  const built = site(pages);
  await finish(built);
  const docs = built.read(stylesOf(built.read(docsPage)));
  const home = built.read(stylesOf(built.read('index.html')));
  expect(docs).toContain('.prose p');
  expect(docs).toContain('.prose{padding:0}');
  expect(docs).not.toMatch(/card|:red|gone/);
  expect(home).toContain(':root{--used:red}.card{color:var(--used)}');
  expect(home).toContain('.card:hover::before');
  expect(home).not.toMatch(/prose|:blue|gone/);
  for (const styles of [docs, home]) expect(styles).toMatch(/\.toast\[data-swiping\]/);
  expect(built.list('assets/css').filter((file) => file.endsWith('.css'))).toEqual([
    expect.stringMatching(/^documentation\.\w{8}\.css$/),
    expect.stringMatching(/^home\.\w{8}\.css$/),
  ]);
});

it('a style sheet for each area leaves the rules that only islands and their scripts use to a second one, for pages with islands', async () => {
  const island = '<p class=prose></p><div data-island=Console><p class="log prose">';
  const built = site({...pages, 'developers/documentation/b.html': page(island)});
  await finish(built);
  const links = [...built.read('developers/documentation/b.html').matchAll(/href="(.*?)"/g)];
  const [own, ofIslands, ...others] = links.map(([, address = '']) => built.read(address));
  expect(others).toEqual([]);
  expect(built.read(stylesOf(built.read(docsPage)))).toBe(own);
  expect(own).not.toMatch(/log|late/);
  expect(ofIslands).toMatch(/^:root\{--late:green\}\.log\{top:0\}\.log\.open\{color:var\(--late\)\}$/);
  expect(built.read('index.html')).not.toContain('islands');
});

it('a style sheet for each area keeps the custom properties that a script names', async () => {
  const built = site({...pages, 'assets/enhance/notices-X.js': 'sheet.replaceSync("p{color:var(--unused)}")'});
  await finish(built);
  expect(built.read(stylesOf(built.read('developers/documentation/a.html')))).toContain('--unused:blue');
});

it('a style sheet for each area keeps rules that depend on an attribute that only a script sets', async () => {
  const built = site(pages);
  await finish(built);
  expect(built.read(stylesOf(built.read('index.html')))).toContain('[data-theme-choice=dark] .card');
});

it.each([
  ['without a style sheet', {'index.html': page('', '')}, /index\.html: expected one style sheet, found 0/],
  ['with two style sheets', {'index.html': page('', other + other)}, /one style sheet, found 2.*adapt .*areaStyles/],
  ['with a different one', {...pages, 'index.html': page('', other)}, /All pages: expected the same .*, found 2/],
])('a style sheet for each area fails the build at a page %s', (_, content, message) =>
  expect(finish(site(content))).rejects.toThrow(message),
);

it('a rule that only names states is kept, because it applies to all elements', async () => {
  const kept = ':focus-visible{outline:none}::selection{color:red}.used:hover{color:red}';
  expect(await prune(`${kept}.unused:hover{color:red}`, ['used'])).toBe(kept);
});

it('a variable that only an attribute of a drawing uses is kept', async () => {
  expect(await prune(':root{--drawn:red;--unused:red}', ['var(--drawn)'])).toBe(':root{--drawn:red}');
});

it('an animation is kept only if a rule that is left uses it', async () => {
  const kept = '.used{animation:1s draw}@keyframes draw{to{opacity:1}}';
  const gone = '@media print{.unused{& a{animation:2s fade}}}@keyframes fade{to{opacity:0}}';
  expect(await prune(kept + gone, ['used', 'a'])).toBe(kept);
});
