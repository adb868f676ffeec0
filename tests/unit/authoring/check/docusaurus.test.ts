/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {parseMarkdown} from '../../../../authoring/shared/markdown';
import {nameHeadings} from '../../../../plugins/shared/headingIds';
import {plainText} from '../../../../plugins/shared/markdown';
import {withoutOldSyntax} from '../../../../plugins/shared/oldSyntax';
import {run, sidebars, tinyFile, told} from '../../../authors/tinyPage';
import {textOf} from '../../../helpers/markdownCopies';

const read = (name: string): string => readFileSync(join('tests/authors', name), 'utf8');
const page = read('docusaurus.mdx');

describe('a page with everything that Docusaurus shows', () => {
  it('has no problem, and neither has its part', async () => {
    const unsaved = {'sidebars.ts': sidebars, [tinyFile]: page, 'docs/_part.mdx': read('_part.mdx')};
    expect(told(await run('checkDocs', {files: [tinyFile, 'docs/_part.mdx'], unsaved}))).toBe('');
  });

  it('is plain Markdown in its copy', async () => {
    const text = await textOf(page.replace(/## Next steps[\s\S]*/, ''));
    expect(text).toContain(
      'from 0:max\\[ms], at 10:am, in :name{of="directives"}. A constant, another, a third, and 3.',
    );
    expect(text).toMatch(/^## A heading with an ID$/m);
    expect(text).toMatch(/<!-- partial \S+_part\.mdx -->/);
    expect(text).toContain('**npm**\n\n```bash\nnpm install\n```\n\n**yarn**');
    expect(text).toContain('with text, **bold**, *emphasis*, `code`, and\\\na break.');
    expect(text).toContain('<tr><td>One</td><td>1</td></tr>');
    expect(text).toContain('> **Caution: Store the _key_**\n>\n> Once only.');
    expect(text).toContain('> **Info: As a tag**');
    expect(text).toContain('![A mark](https://timbre.example/img/icon-192.png)');
    expect(text).toContain('[^short]: A few *seconds*.');
    expect(text).not.toMatch(/comment|highlight|^import|mdx-code-block|className/m);
  });
});

describe('old syntax', () => {
  it.each([
    ['the ID of a heading', '## One *two* {#three-4}', '## One *two* {/* #three-4 */}'],
    ['an ID of a heading with Windows line endings', '## One {#two}\r\nx', '## One {/* #two */}\r\nx'],
    ['the title of an admonition', ':::note One `two`', ':::note[One `two`]'],
    ['the title of one in a list', '- a\n\n  ::::tip One\n\n  b\n  ::::', '- a\n\n  ::::tip[One]\n\n  b\n  ::::'],
    ['a comment', 'a <!-- b --> c', 'a {/*  b */} c'],
    ['a comment of several lines', '<!--\n## a {x}\n-->', '{/* \n## a {x}\n*/}'],
    ['a wrapped block', '```mdx-code-block\n<A>\n```\n', `${' '.repeat(17)}\n<A>\n   \n`],
    [
      'a wrapped block with code',
      '````mdx-code-block\n```js\n1\n```\n````',
      `${' '.repeat(18)}\n\`\`\`js\n1\n\`\`\`\n    `,
    ],
  ])('%s is rewritten', (_, source, text) => expect(withoutOldSyntax(source).text).toBe(text));

  it.each([
    ['code', '```md\n## a {#b}\n:::note c\n<!-- d -->\n```'],
    ['code in a list', '1. ~~~md\n   <!-- d -->\n   ~~~'],
    ['inline code', 'Write `<!-- a -->` or ``## `{#b}``.'],
    ['an arrow', 'a --> b'],
    ['newer syntax', '## a {/* #b */}\n\n:::note[c]\n\n:::tip{d=e}'],
    ['a brace that is no ID', '## a {#b} c'],
  ])('%s stays', (_, source) => expect(withoutOldSyntax(source).text).toBe(source));
});

it.each(['Über uns', '🎉 New', '1. First', '-x', 'a_b & c', 'C++', 'İ', '`code` and *more*', 'at 10:am', 'x {#y-z}'])(
  'the heading %s has the ID that Docusaurus gives it',
  (heading) => {
    const tree = parseMarkdown(`## ${heading}\n\n## ${heading}`);
    const ids = 'type' in tree ? nameHeadings(tree, plainText) : [];
    const slugger = createSlugger();
    const words = heading.replace(/[`*]/g, '');
    const chosen = /\{#(.+)\}/.exec(heading)?.[1];
    expect(ids.map(({id}) => id)).toEqual([1, 2].map(() => chosen ?? slugger.slug(words)));
  },
);
