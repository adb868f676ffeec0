/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import {walk} from '../../../authoring/shared/markdown';
import {fenceLabel} from '../../../plugins/markdown/code-blocks/meta';
import {languages} from '../../../src/components/CodeBlock/languages';
import {isForSdk} from '../../../src/enhance/tabs';
import {programs} from '../../../src/sandbox/sampleCode';
import {treeOf} from '../../helpers/markdown';

/** Returns the languages of each tab set of a page, as the keys by which tabs store them. */
function tabSets(file: string): {line: number; languages: string[]}[] {
  return [...walk(treeOf(readFileSync(`docs/${file}`, 'utf8')))]
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

it('programs for calls have the labels of their languages', () => {
  const {curl, ...others} = programs;
  expect(languages[curl.language]).toBeDefined();
  for (const {label, language} of Object.values(others)) expect(languages[language]?.label).toBe(label);
});
