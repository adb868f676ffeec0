/** @jest-environment node */
import {areaStylesStep} from '../../../plugins/area-styles';
import {renameInCss, renameInHtml, shortNames, unusedClasses} from '../../../plugins/area-styles/shortNames';
import {withoutSpare} from '../../../plugins/area-styles/spare';
import {renameVariables, shortVariables} from '../../../plugins/area-styles/variables';
import {builtSite} from '../../helpers/builtSite';

const areas = [
  {name: 'docs', pages: /^docs/},
  {name: 'site', pages: /^index/},
];
const page = (body: string, head = '<link rel=stylesheet href=/assets/css/styles.1a2b.css />') =>
  `<html><head>${head}</head><body>${body}</body></html>`;
const css = [
  ':root{--used:red;--unused:blue}',
  '.card{color:var(--used)}.prose p{margin:0}.toast[data-swiping]{opacity:.5}.gone{color:blue}',
  '[data-theme-choice=dark] .card{color:#fff}.card:hover::before{content:""}',
  '@media (width>1px){.prose{padding:0}}',
].join('');

const site = (pages: Record<string, string>) =>
  builtSite({
    'assets/css/styles.1a2b.css': css,
    'assets/enhance/index-X.js': 'make("div").className="toast"',
    ...pages,
  });

const stylesOf = (html: string) => /href=(\/assets\/css\/[\w.]+\.css)/.exec(html)?.[1] ?? '';

describe('a style sheet for each area', () => {
  it('holds what its pages and the scripts use, and nothing else', async () => {
    const {outDir, read, list} = site({
      'docs/a.html': page('<div class=prose><p>'),
      'index.html': page('<a class=card>'),
    });
    await areaStylesStep(areas)({outDir});
    const docs = read(stylesOf(read('docs/a.html')));
    const home = read(stylesOf(read('index.html')));
    expect(docs).toContain('.prose p');
    expect(docs).toContain('.prose{padding:0}');
    expect(docs).not.toMatch(/card|:red|gone/);
    expect(home).toContain(':root{--a:red}.card{color:var(--a)}');
    expect(home).toContain('.card:hover::before');
    expect(home).not.toMatch(/prose|:blue|gone/);
    for (const styles of [docs, home]) expect(styles).toContain('.toast[data-swiping]');
    expect(list('assets/css')).toEqual([
      expect.stringMatching(/^docs\.\w{8}\.css$/),
      expect.stringMatching(/^site\.\w{8}\.css$/),
    ]);
  });

  it('keeps what depends on an attribute that only a script sets', async () => {
    const {outDir, read} = site({'index.html': page('<a class=card>')});
    await areaStylesStep(areas)({outDir});
    expect(read(stylesOf(read('index.html')))).toContain('[data-theme-choice=dark] .card');
  });

  it("has short names of variables, which the search's styles share under a new address", async () => {
    const search = '/assets/search/index-OLD1.css';
    const {outDir, read, list} = site({
      [search]: '.a{color:var(--used)}',
      'docs/a.html': page(`<meta name=search data-styles=${search}>`),
      'index.html': page('<a class=card>'),
    });
    await areaStylesStep(areas)({outDir});
    const [file] = list('assets/search');
    expect(file).toMatch(/^index-\w{8}\.css$/);
    expect(read(`assets/search/${file}`)).toBe('.a{color:var(--a)}');
    expect(read('docs/a.html')).toContain(`data-styles=/assets/search/${file}>`);
  });

  it.each([
    ['in no area', {'other.html': page('')}, /other\.html is in no area/],
    ['without a style sheet', {'index.html': page('', '')}, /index\.html: expected one style sheet, found 0/],
    [
      'with two',
      {
        'index.html': page(
          '',
          '<link rel=stylesheet href=/assets/css/a.css><link rel=stylesheet href=/assets/css/b.css>',
        ),
      },
      /expected one style sheet, found 2/,
    ],
  ])('a page %s stops the build', async (_, pages, message) => {
    await expect(areaStylesStep(areas)(site(pages))).rejects.toThrow(message);
  });
});

describe('short class names', () => {
  const html =
    '<a class="card_Ab1_ markdown"><b class=title_xY-9>title_xY-9</b><i class=card_Ab1_></i><u class=code-string>';
  const css =
    '.card_Ab1_:hover .title_xY-9{margin:.5em}.markdown{}.hidden_aaaa{}[class*=note] b{}.note_1234{}.code-string{}';
  const names = shortNames(
    [`${html}<p class=note_1234><p class=made_byJS>`],
    `${css}.made_byJS{}.a{}`,
    ['add("made_byJS")'],
    ['.c{}'],
  );

  it('go to the classes of CSS modules, the most used first, and to no name that is taken', () => {
    expect([...names]).toEqual([
      ['card_Ab1_', 'b'],
      ['code-string', 'd'],
      ['title_xY-9', 'e'],
    ]);
  });

  it('are the same in pages and styles, and leave text and all else alone', () => {
    expect(renameInHtml(html, names)).toBe('<a class="b markdown"><b class=e>title_xY-9</b><i class=b></i><u class=d>');
    expect(renameInCss(css, names)).toBe(
      css.replace('.card_Ab1_', '.b').replace('.title_xY-9', '.e').replace('.code-string', '.d'),
    );
  });

  it('are given in tags only', () => {
    const text = '<pre title="> class=card_Ab1_">&lt;b class=card_Ab1_>';
    expect(renameInHtml(text, names)).toBe(text);
  });
});

describe('classes that nothing uses', () => {
  const html = '<html class="docs theme-7"><b class=gone>gone</b><i class="made shown note_1234">';
  const unused = unusedClasses([html], '.docs .shown{}[class*=note]{}', ['add("made")']);

  it('are those that no style and no script asks for', () => {
    expect([...unused]).toEqual(['theme-7', 'gone']);
  });

  it('go from a page, with the attribute that holds nothing else', () => {
    expect(renameInHtml(html, new Map(), unused)).toBe('<html class=docs><b>gone</b><i class="made shown note_1234">');
  });
});

describe('short names of variables', () => {
  it('go to the most used first, and not to what a page or a script names', () => {
    const css = ':root{--rare:1;--often:2;--own:3;--set:4;--b:5}.x--y{top:var(--often)}';
    const names = shortVariables([css], ['<p style="--own:9">--rare'], ['e.style.setProperty("--set",1)']);
    expect(renameVariables(css, names)).toBe(':root{--d:1;--a:2;--own:3;--set:4;--c:5}.x--y{top:var(--a)}');
  });
});

describe('what a style sheet can spare', () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url(a)}`;
  const css = `${face('Brand')}${face('Other')}:root{--sans:"Brand";--b:1}:root.docs{--sans:serif}.o{font-family:Other}`;

  it('is a font that no page of it is set in', () => {
    expect(withoutSpare(css, ['<html class="docs a">', '<html class=docs>'])).toBe(
      `${face('Other')}:root{--b:1}:root.docs{--sans:serif}.o{font-family:Other}`,
    );
    expect(withoutSpare(css, ['<html class=docs>', '<html class=home>'])).toBe(css);
  });

  it('is a rule that holds nothing, but not a layer', () => {
    expect(withoutSpare('@layer a{}.b{}@media (width>1px){:root{}}p{margin:0}', ['<html>'])).toBe(
      '@layer a{}p{margin:0}',
    );
  });

  it('stops the build at a font without a name', () => {
    expect(() => withoutSpare('@font-face{src:url(a)}', ['<html>'])).toThrow('A font has no name');
  });
});
