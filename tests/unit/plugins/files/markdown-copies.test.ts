/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {copies, textOf} from '../../../helpers/markdownCopies';

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

it('a copy has a form for longer texts, without front matter, whose links name the page', async () => {
  const [copy] = await copies('[Text](#x)');
  expect(copy?.part).toBe(
    '# Keys_and "locks"\n\n> What Keys_and "locks" is for: everything.\n\nPage: https://timbre.example/docs/keys\n\n' +
      '[Text](https://timbre.example/docs/keys.md#x)\n',
  );
});

it.each(parse(readFileSync('tests/fixtures/markdown-copies.yaml', 'utf8')) as Case[])(
  'a copy has $name',
  async ({source, text}) => expect(await textOf(source)).toBe(text),
);

it.each([
  ['a tag without a plain form', 'Text\n\n<Video>\n\nx\n\n</Video>', /keys\.mdx:3:1: <Video> .* Fix: .*CodeTabs/],
  ['such a tag within a line', 'A <Key>b</Key>', /keys\.mdx:1:3: <Key> /],
  ['a tag that never closes', 'A\n\n<CodeTabs>', /keys\.mdx: .*3:1.* Fix: /],
])('a page that can’t be copied %s fails at its position', async (_, source, message) => {
  await expect(textOf(source)).rejects.toThrow(message);
});
