/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {optimizeDrawing} from '../../../authoring/pictures/diagrams/draw';
import {drawingFile, drawingsFolder} from '../../../plugins/markdown/diagrams/drawing';
import {folderWith} from '../../helpers/folder';

it('a drawing has the classes of the style sheet, no styles of its own, and IDs that no other drawing has', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" id="drawing" class="statediagram" role="graphics-document"><style>a{}</style>' +
    '<defs><marker id="drawing_end"><path d="M0,0L1,1"/></marker></defs>' +
    '<path d="M0,0L9,9" class="transition" style="fill:none" marker-end="url(#drawing_end)"/>' +
    '<g class="node" id="n"><rect width="10.4" height="9" style="a:b"/><text font-size="9"><tspan dy="1.1em">a</tspan></text></g></svg>';
  expect(optimizeDrawing(svg, 'D1')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><defs><marker id="D1a"><path d="m0 0 1 1"/></marker></defs>' +
      '<path marker-end="url(#D1a)" d="m0 0 9 9" class="transition"/>' +
      '<g class="node"><rect width="10.4" height="9"/><text><tspan dy="1.1em">a</tspan></text></g></svg>',
  );
});

it('the drawings of the documentation have labels and states, which the style sheet colors in both themes', () => {
  const files = readdirSync(drawingsFolder);
  expect(files).not.toHaveLength(0);
  for (const file of files) {
    const svg = readFileSync(join(drawingsFolder, file), 'utf8');
    expect(svg).toMatch(/class="edgeLabel".*?<text.*class="node\b.*?<rect/);
    expect(svg).not.toMatch(/<style|style=|(?:fill|stroke)="#/);
  }
});

it('keeps the drawings of pages in subfolders and with Windows line endings, and starts no browser if all exist', () => {
  const source = 'stateDiagram-v2\n    [*] --> idle';
  const page = `<Diagram alt="A state">\n\n\`\`\`mermaid\n${source}\n\`\`\`\n\n</Diagram>\n`;
  const [drawing, unused] = [drawingFile(source), drawingFile('unused')];
  const drawings = {[drawing]: '<svg/>', [unused]: '<svg/>'};
  const cwd = folderWith({'docs/guides/page.mdx': page.replaceAll('\n', '\r\n'), ...drawings});
  const program = ['--import', require.resolve('tsx'), resolve('authoring/pictures/diagrams/cli.ts')];
  // A program that isn't a browser, which can't be started.
  const env = {...process.env, CHROMIUM_PATH: join(cwd, drawing)};
  const {stdout, stderr} = spawnSync('node', program, {cwd, env, encoding: 'utf8'});
  expect([stderr, stdout]).toEqual(['', `removed ${unused}\n1 diagrams\n`]);
  expect(existsSync(join(cwd, drawing))).toBe(true);
});
