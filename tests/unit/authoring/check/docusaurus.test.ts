/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {parse} from 'yaml';
import {nameHeadings} from '../../../../plugins/shared/headingIds';
import {plainText} from '../../../../plugins/shared/markdown';
import {withoutOldSyntax} from '../../../../plugins/shared/oldSyntax';
import {treeOf} from '../../../helpers/markdown';
import {textOf} from '../../../helpers/markdownCopies';

const read = (name: string): string => readFileSync(join('tests/authors', name), 'utf8');
const page = read('docusaurus.mdx');

it('a page with everything that Docusaurus shows is plain Markdown in its copy', async () => {
  const text = await textOf(page.replace(/## Next steps[\s\S]*/, ''));
  expect(text).toContain('from 0:max\\[ms], at 10:am, in :name{of="directives"}. A constant, another, a third, and 3.');
  expect(text).toMatch(/^## A heading with an ID$/m);
  expect(text).toMatch(/<!-- partial \S+_part\.mdx -->/);
  expect(text).toContain('**npm**\n\n```bash\nnpm install\n```\n\n**yarn**');
  expect(text).toContain('with text, **bold**, *emphasis*, `code`, and\\\na break.');
  expect(text).toContain('<tr><td>One</td><td>1</td></tr>');
  expect(text).toContain('> **Caution: Store the _key_**\n>\n> Once only.');
  expect(text).toContain('![A mark](https://timbre.example/img/icon-192.png)');
  expect(text).toContain('[^short]: A few *seconds*.');
  expect(text).not.toMatch(/comment|highlight|^import|mdx-code-block|className/m);
});

const cases = parse(read('oldSyntax/cases.yaml')) as {name: string; old: string; now?: string}[];
it.each(cases)('old syntax $name: rewritten, or the same', ({old, now = old}) =>
  expect(withoutOldSyntax(old)).toBe(now),
);

it.each(['Über uns', '🎉 New', '1. First', '-x', 'a_b & c', 'C++', 'İ', '`code` and *more*', 'at 10:am', 'x {#y-z}'])(
  'the heading %s has the ID that Docusaurus gives it',
  (heading) => {
    const ids = nameHeadings(treeOf(`## ${heading}\n\n## ${heading}`), plainText);
    const slugger = createSlugger();
    const words = heading.replace(/[`*]/g, '');
    const chosen = /\{#(.+)\}/.exec(heading)?.[1];
    expect(ids.map(({id}) => id)).toEqual([1, 2].map(() => chosen ?? slugger.slug(words)));
  },
);
