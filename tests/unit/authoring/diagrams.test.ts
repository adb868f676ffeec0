/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {globalClasses} from '../../../authoring/pictures/diagrams/draw';
import {optimizeDrawing} from '../../../authoring/pictures/diagrams/optimize';
import {drawingFile, drawingsFolder} from '../../../plugins/markdown/diagrams/drawing';
import {folderWith} from '../../helpers/folder';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

/** Returns an optimized drawing, without its outer tags. */
const optimized = (content: string): string =>
  optimizeDrawing(svg(content), 'D1', ['node', 'transition', 'state-start']).replace(/^<svg[^>]*>|<\/svg>$/g, '');

const label = (rows: string) => `<text y="-10.1" text-anchor="middle">${rows}</text>`;
const row = (y: string, words: string) =>
  `<tspan class="row" x="0" y="${y}" dy="1.1em" text-anchor="middle">${words}</tspan>`;
const box = '<rect width="10.4" height="1"/>';

describe('a drawing', () => {
  it('keeps only visible elements and the classes of the style sheet', () => {
    expect(
      optimized(
        '<style>a{}</style><g><g class="clusters"/><rect/><g class="node default" id="n" data-x="1" style="a:b">' +
          '<circle r="7" width="14" height="14"/></g></g><defs><filter id="shadow"/></defs>',
      ),
    ).toBe('<g class="node"><circle r="7"/></g>');
  });

  it('keeps a marker, with an ID that no other drawing uses', () => {
    expect(
      optimized(
        '<defs><marker id="drawing_end"><path d="M0,0L1,1"/></marker></defs>' +
          '<path d="M0,0L9,9" id="edge" class="transition thin" marker-end="url(#drawing_end)"/>',
      ),
    ).toBe(
      '<defs><marker id="D1a"><path d="m0 0 1 1"/></marker></defs>' +
        '<path d="m0 0 9 9" class="transition" marker-end="url(#D1a)"/>',
    );
  });

  it('has the words of a label as text, at their position', () => {
    const words = '<tspan>train</tspan><tspan> again</tspan>';
    expect(
      optimized(
        `<g class="node" transform="translate(20.4, 30)"><g transform="translate(-5, -10)">${label(row('-0.1em', words))}</g></g>`,
      ),
    ).toBe('<g class="node"><text y="20" text-anchor="middle" dy="1em" x="15">train again</text></g>');
  });

  it('keeps the rows of a label', () => {
    expect(
      optimized(
        `<g transform="translate(20, 30)">${label(row('-0.1em', 'one') + row('1em', 'two') + row('2.1em', 'three'))}</g>`,
      ),
    ).toBe(
      '<text y="30" text-anchor="middle" x="20"><tspan x="20" dy="1em">one</tspan><tspan x="20" dy="1.1em">two</tspan>' +
        '<tspan x="20" dy="1.1em">three</tspan></text>',
    );
  });

  it('has the labels of lines beside them, in all drawings of the documentation', () => {
    const files = readdirSync(drawingsFolder);
    expect(files).not.toHaveLength(0);
    for (const file of files) {
      const svg = readFileSync(join(drawingsFolder, file), 'utf8');
      const [labels = ''] = /<g class="edgeLabel">.*?<\/g>/.exec(svg) ?? [];
      expect(labels).toContain('<text');
      expect(labels).not.toMatch(/<rect|text-anchor="middle"/);
    }
  });

  it('leaves out a label without words', () => expect(optimized(label(row('-0.1em', '')))).toBe(''));

  it('centers the label of a box', () => {
    expect(optimized(`<g class="node">${box}<text x="1">a</text></g>`)).toContain(
      '<text x="5" y="0" text-anchor="middle">a',
    );
  });

  it('has an end state in the colors of the style sheet', () => {
    const outline = '<g><path d="M7 0C7 1 6 2 5 3" fill="#fff4dd"/></g>';
    expect(optimized(`<g class="node" transform="translate(20, 30)">${outline}</g>`)).toBe(
      '<g class="node"><circle class="transition" r="7" cx="20" cy="30"/><circle class="state-start" r="4" cx="20" cy="30"/></g>',
    );
  });

  it('joins groups of the same class, but moves only what can be moved', () => {
    const group = `<g class="node">${box}</g>`;
    expect(optimized(group + group)).toBe(
      '<g class="node"><rect width="10" height="1"/><rect width="10" height="1"/></g>',
    );
    const turned = '<g transform="rotate(9)"><path d="m0 0 1 1"/></g>';
    expect(optimized(`<g transform="translate(1 2)">${turned}</g>`)).toMatch(/^<g transform="translate\(1 2\)">/);
  });

  it('has paths in whole pixels, with lines for straight curves', () => {
    expect(optimized('<path class="transition" d="M0.4,0.3C0,1,0,2,0,3L0,9L20,9.4"/>')).toBe(
      '<path class="transition" d="M0 0v9h20"/>',
    );
  });
});

it('the classes of drawings are those that the style sheet selects globally', () => {
  expect(
    globalClasses('.a :global(.node) rect, .b :global(.line):hover {fill: red} @media print {:global(.node) {}}'),
  ).toEqual(['node', 'line']);
});

it('keeps the drawings of pages in subfolders, and starts no browser if all exist', () => {
  const source = 'stateDiagram-v2\n    [*] --> idle';
  const page = `<Diagram alt="A state">\n\n\`\`\`mermaid\n${source}\n\`\`\`\n\n</Diagram>\n`;
  const [drawing, unused] = [drawingFile(source), drawingFile('unused')];
  const cwd = folderWith({'docs/guides/page.mdx': page, [drawing]: '<svg/>', [unused]: '<svg/>'});
  const program = ['--import', require.resolve('tsx'), resolve('authoring/pictures/diagrams/cli.ts')];
  // A program that isn't a browser, which can't be started.
  const env = {...process.env, CHROMIUM_PATH: join(cwd, drawing)};
  const {stdout, stderr} = spawnSync('node', program, {cwd, env, encoding: 'utf8'});
  expect([stderr, stdout]).toEqual(['', `removed ${unused}\n1 diagrams\n`]);
  expect(existsSync(join(cwd, drawing))).toBe(true);
});
