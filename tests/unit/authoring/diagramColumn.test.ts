/** @jest-environment node */
import {drawColumn} from '../../../authoring/pictures/diagrams/column';

const source = (...lines: string[]) => ['stateDiagram-v2', ...lines.map((line) => `    ${line}`)].join('\n');
const shared = [
  '[*] --> idle',
  'idle --> busy: go',
  'busy --> idle: stop',
  'idle --> done: skip',
  'busy --> done: end',
];

/** Returns where each state of a drawing is, by its name. */
const centers = (drawing = '') =>
  Object.fromEntries(
    [...drawing.matchAll(/<text x="(\d+)" y="(\d+)">(\w+)<\/text>(?=<rect|<circle)/g)].map(([, x, y, name = '']) => [
      name,
      [Number(x), Number(y)],
    ]),
  );

describe('a column of states', () => {
  const drawing = drawColumn(source(...shared, 'done --> [*]'));
  const lines = /<path class="transition" d="([^"]*)"/.exec(drawing ?? '')?.[1] ?? '';

  it('has its states on one axis, in the order in which they lead to one another', () => {
    const places = centers(drawing);
    expect(Object.keys(places)).toEqual(['idle', 'busy', 'done']);
    expect(new Set(Object.values(places).map(([x]) => x)).size).toBe(1);
  });

  it('has all lines to the last state on one rail, which enters its side', () => {
    const rail = Number(/M(\d+) \d+V/.exec(lines)?.[1]);
    expect([...lines.matchAll(/H(\d+)q10 0 10 10/g)].map(([, x]) => Number(x) + 10)).toEqual([rail, rail]);
    expect(lines).toMatch(/M(\d+) \d+V\d+q0 10-10 10H\d+m7-4-7 4 7 4$/);
  });

  it('has lines in both directions beside each other', () => {
    const [down, up] = [/M(\d+) \d+v47m-4-7/, /M(\d+) \d+v-47/].map((line) => Number(line.exec(lines)?.[1]));
    expect((down ?? 0) < (up ?? 0)).toBe(true);
  });

  it('states every event', () => {
    for (const event of ['go', 'stop', 'skip', 'end']) expect(drawing).toContain(`>${event}</text>`);
  });

  it('has a start and an end only if the diagram has them', () => {
    expect(drawing).toMatch(/<circle class="state-start"/);
    expect(drawColumn(source('idle --> busy: go'))).not.toMatch(/<circle/);
    expect(drawing).toMatch(/<circle class="transition"/);
    expect(drawColumn(source(...shared))).not.toMatch(/<circle class="transition"/);
  });

  it('escapes labels, and puts them in one line', () => {
    expect(drawColumn(source('idle --> busy: a < b<br/>&c'))).toContain('>a &lt; b &amp;c</text>');
  });
});

it.each([
  ['skips a state', ['a --> b: 1', 'b --> c: 2', 'c --> d: 3', 'a --> c: 4']],
  ['leads back further than one state', ['a --> b: 1', 'b --> c: 2', 'c --> a: 3']],
  ['starts in another state', ['a --> b: 1', '[*] --> b']],
  ['ends before the last state', ['a --> b: 1', 'a --> [*]']],
])('draws no column if a line %s', (_, lines) => expect(drawColumn(source(...lines))).toBeUndefined());
