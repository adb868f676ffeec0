/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseMarkdown, walk} from '../../../authoring/shared/markdown';
import {fenceLabel} from '../../../plugins/markdown/code-blocks/meta';
import {languages} from '../../../src/components/CodeBlock/languages';
import {isForSdk} from '../../../src/enhance/tabs';
import {programs} from '../../../src/sandbox/programs';

/** Returns the languages of each tab set of a page, as the keys by which tabs store them. */
function tabSets(file: string): {line: number; languages: string[]}[] {
  const tree = parseMarkdown(readFileSync(`docs/${file}`, 'utf8'));
  if (!('type' in tree)) throw new Error(`docs/${file}:${tree.line}: ${tree.reason}`);
  return [...walk(tree)]
    .filter(({node}) => node.name === 'CodeTabs')
    .map(({node}) => ({
      line: node.position?.start.line ?? 1,
      languages: [...walk(node)]
        .filter((child) => child.node.type === 'code')
        .map((child) => fenceLabel(child.node).toLowerCase()),
    }));
}

const sets = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => tabSets(file).map((set) => ({...set, place: `docs/${file}:${set.line}`})));

// The reader chooses one language of each kind. In a set of both kinds, the first frame would show two panels.
it('tab sets offer either languages of SDKs (`isForSdk` in src/enhance/tabs.ts) or of API calls', () => {
  const mixed = sets.filter(({languages}) => {
    const ofSdks = languages.filter(isForSdk);
    return ofSdks.length > 0 && ofSdks.length < languages.length;
  });
  expect(sets).not.toHaveLength(0);
  expect(mixed.map(({place}) => place)).toEqual([]);
});

it('only src/components/CodeBlock/languages.ts lists the languages of code', () => {
  const labels = Object.values(languages).map(({label}) => label);
  const copies = ['src', 'plugins', 'authoring']
    .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('CodeBlock/languages.ts'))
    .filter((file) => {
      const source = readFileSync(file, 'utf8');
      return labels.filter((label) => source.includes(`label: '${label}'`)).length > 2;
    });
  expect(copies).toEqual([]);
});

it('programs for calls have the labels of their languages', () => {
  const {curl, ...others} = programs;
  expect(languages[curl.language]).toBeDefined();
  for (const {label, language} of Object.values(others)) expect(languages[language]?.label).toBe(label);
});
