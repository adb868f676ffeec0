/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {inParts, maxCharacters} from '../../../../plugins/files/markdown-copies/parts';
import {copies, site, textOf} from '../../../helpers/markdownCopies';

interface Case {
  name: string;
  source: string;
  text: string;
}

it('a copy is at the page’s address, and starts with its title and description', async () => {
  const [copy] = await copies('---\ntitle: x\nowner: web\naliases: [y]\n---\n\nText.\n');
  expect(copy?.path).toBe('/docs/keys.md');
  expect(copy?.content).toBe(
    `---\ntitle: Keys_and "locks"\ndescription: 'What Keys_and "locks" is for: everything.'\n` +
      'url: https://timbre.example/docs/keys\n---\n\n' +
      '> All pages are listed at https://timbre.example/llms.txt. Each is Markdown at its own address with .md added.\n\n' +
      '# Keys_and "locks"\n\nText.\n',
  );
});

it('a copy has a form for longer texts, without front matter', async () => {
  const [, copy] = await copies('Text.');
  expect(copy?.part).toBe(
    '# Limits\n\n> What Limits is for: everything.\n\nPage: https://timbre.example/docs/limits\n\nAll limits.\n',
  );
});

it('a copy that’s too long for an agent is in parts of whole sections, which name each other', () => {
  const section = (title: string) => `## ${title}\n\n\`\`\`md\n## Code\n\`\`\`\n\n${'x'.repeat(15_000)}\n`;
  const copy = (...titles: string[]) => ['---\nurl: x\n---\n', '# Keys\n', ...titles.map(section)].join('\n');
  expect(inParts('/keys.md', copy('A', 'B'), site)).toEqual([['/keys.md', copy('A', 'B')]]);
  const parts = inParts('/keys.md', copy('A', 'B', 'C', 'D'), site);
  expect(parts.map(([path]) => path)).toEqual(['/keys.md', '/keys.2.md']);
  const [first = '', second = ''] = parts.map(([, text]) => text.replaceAll(/x{9,}/g, '…'));
  const code = '\n\n```md\n## Code\n```\n\n…';
  expect(first).toBe(
    `---\nurl: x\n---\n\n> Part 2 of 2, at ${site}/keys.2.md: C; D\n\n# Keys\n\n## A${code}\n\n## B${code}\n`,
  );
  expect(second).toContain(`\n\n> Part 1 of 2, at ${site}/keys.md: Keys; A; B\n\n## C${code}`);
  for (const [, text] of parts) expect(text.length).toBeLessThan(maxCharacters);
});

it.each(parse(readFileSync('tests/fixtures/markdown-copies.yaml', 'utf8')) as Case[])(
  'a copy has $name',
  async ({source, text}) => expect(await textOf(source)).toBe(text),
);

it.each([
  ['a tag without a plain form', 'Text\n\n<Video>\n\nx\n\n</Video>', /keys\.mdx:3:1: <Video> .* Fix: .*CodeTabs/],
  ['such a tag within a line', 'A <Key>b</Key>', /keys\.mdx:1:3: <Key> /],
  ['a link to a missing page', 'See [x](./lost.mdx).', /keys\.mdx:1:5: The link to \.\/lost\.mdx .* Fix: /],
  ['an unknown figure', 'A {facts.docs.freeTier.callPerDay}', /keys\.mdx:1:3: .*callsPerDay/],
  ['a tag that never closes', 'A\n\n<CodeTabs>', /keys\.mdx: .*3:1.* Fix: /],
  ['a tag without its label', '<CodeTabs>\n\ntext\n\n</CodeTabs>', /keys\.mdx:1:1: <CodeTabs> needs label/],
])('a page that can’t be copied %s fails at its position', async (_, source, message) => {
  await expect(textOf(source)).rejects.toThrow(message);
});
