/** @jest-environment node */

import {documents, longestDocument} from '../../../../plugins/files/markdown-copies/documents';
import {fixture} from '../../../helpers/fixture';
import {copies, textOf} from '../../../helpers/markdownCopies';

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

it('a copy that is too long for some agents has its Python samples in a document of its own', async () => {
  const samples = ['js', 'python'].map((language) => `\`\`\`${language} title="a.${language}"\nx\n\`\`\`\n\n`);
  const [copy] = await copies(`${samples.join('Save it:\n\n')}${'word '.repeat(8_000)}`);
  const {path = '', content = ''} = copy ?? {};
  const [[, main = ''] = [], [pythonPath, python = ''] = []] = documents(path, content);
  expect(main).toContain('> The Python samples of this page are at https://timbre.example/docs/keys.python.md.\n\n# ');
  expect(main).toContain('**`a.js`**');
  expect(main).toContain('Save it:\n\n[Python sample](https://timbre.example/docs/keys.python.md)\n\nword');
  expect(main).not.toContain('**`a.python`**');
  expect(pythonPath).toBe('/docs/keys.python.md');
  expect(python).toMatch(/^# Keys_and "locks": Python samples\n[\s\S]+\*\*`a\.python`\*\*\n\n```python\nx\n```\n\n$/);
  expect(documents(path, content.slice(0, longestDocument))).toEqual([[path, content.slice(0, longestDocument)]]);
});

it.each(fixture<Record<'name' | 'source' | 'text', string>[]>('markdown-copies'))(
  'a copy has $name',
  async ({source, text}) => expect(await textOf(source)).toBe(text),
);

it.each([
  ['a tag without a plain form', 'Text\n\n<Video>\n\nx\n\n</Video>', /keys\.mdx:3:1: <Video> .* Fix: .*CodeTabs/],
  ['such a tag within a line', 'A <Key>b</Key>', /keys\.mdx:1:3: <Key> /],
])('a page that can’t be copied %s fails at its position', (_, source, message) =>
  expect(textOf(source)).rejects.toThrow(message),
);
