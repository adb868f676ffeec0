import {parseMeta} from '../../plugins/markdown/code-blocks/meta';
import {attribute, type MarkdownNode, plainText} from '../../plugins/shared/markdown';
import {parseMarkdown, walk} from '../shared/markdown';
import {problemOf} from './place';
import type {Fence, SampleProblem} from './types';

const knownMeta =
  /(?:title|schema|no-check)=(?:"[^"]*"|'[^']*')|\{[\d,\s-]*\}|\bshowLineNumbers(?:=\d+)?|\b(?:output|setup)\b/g;

function toFence(file: string, node: MarkdownNode, within: MarkdownNode | undefined): Fence {
  const {line = 1, column = 1} = node.position?.start ?? {};
  return {
    file,
    language: node.lang ?? '',
    meta: parseMeta(node.meta),
    code: node.value ?? '',
    opening: line,
    line: line + 1,
    column,
    setup: [],
    tabs: within?.name === 'CodeTabs' ? attribute(within, 'label') : undefined,
  };
}

/** Returns what is wrong with the form of a fence, whatever its content. */
function faultsOf(fence: Fence, {meta, position}: MarkdownNode, lines: string[]): SampleProblem[] {
  const problems: SampleProblem[] = [];
  const last = position?.end.line ?? 1;
  if (last === fence.opening || !/^[\s>]*(`{3,}|~{3,})\s*$/.test(lines[last - 1] ?? '')) {
    const fix = 'close it with three backticks on a line of their own.';
    problems.push(problemOf(fence, {expected: 'a fence that ends', received: 'the end of the page', fix}));
  }
  const unknown = (meta ?? '').replace(knownMeta, '').trim();
  if (unknown) {
    const expected = 'only words that the site knows after the language';
    const fix = 'write title="…", {1,3-5}, showLineNumbers, schema="…", output, setup, or no-check="…", or delete it.';
    problems.push(problemOf(fence, {expected, received: unknown, fix}));
  }
  if (fence.meta.noCheck !== undefined && fence.meta.noCheck.trim() === '') {
    const fix = 'write no-check="…", with the reason why it cannot be checked.';
    problems.push(problemOf(fence, {expected: 'a reason', received: 'no-check without one', fix}));
  }
  return problems;
}

/** Adds hidden fences to the next visible fence in their language. Without one, they're problems. */
function joinSetup(fences: Fence[]): SampleProblem[] {
  const waiting = new Map<string, Fence[]>();
  for (const fence of fences) {
    const before = waiting.get(fence.language) ?? [];
    if (fence.meta.setup) waiting.set(fence.language, [...before, fence]);
    else {
      fence.setup = before;
      waiting.delete(fence.language);
    }
  }
  return [...waiting.values()].flat().map((fence) => {
    const fix = 'put it directly before the fence it prepares, or delete it.';
    return problemOf(fence, {expected: `a ${fence.language} fence after this setup`, received: 'none', fix});
  });
}

/** Reports a handwritten options table: names, types, and defaults must come from the SDK, so they can't be stale. */
function tableProblem(file: string, {children = [], position}: MarkdownNode): SampleProblem[] {
  const titles = children[0]?.children?.slice(0, 3).map(plainText).join();
  if (titles !== 'Option,Type,Default') return [];
  const {line = 1, column = 1} = position?.start ?? {};
  const fix =
    'write <OptionTable sdk="web" of="RecognitionOptions" />, with the SDK and the type that has the options.';
  return [{file, line, column, expected: 'a generated table of options', received: 'a handwritten one', fix}];
}

/**
 * Extracts the fences of a page: none if it isn't valid MDX, which the documentation check reports.
 * @param file the page's path, for messages
 * @param source its text
 * @param generated the fences that replace `<ApiReference />`; they get the position of the tag
 * @returns its fences (including setup fences), and what is wrong with their form and with tables of options
 */
export function extract(file: string, source: string, generated: () => MarkdownNode[]) {
  const tree = parseMarkdown(source);
  return extractFromTree(file, source, 'reason' in tree ? {type: 'root'} : tree, generated);
}

/** Does the same as `extract` for a page that is already parsed. */
export function extractFromTree(file: string, source: string, tree: MarkdownNode, generated: () => MarkdownNode[]) {
  const lines = source.split('\n');
  const problems: SampleProblem[] = [];
  const fences: Fence[] = [];
  for (const {node, within} of walk(tree)) {
    if (node.type === 'code') {
      const fence = toFence(file, node, within);
      fences.push(fence);
      problems.push(...faultsOf(fence, node, lines));
    } else if (node.type === 'table') {
      problems.push(...tableProblem(file, node));
    } else if (node.name === 'ApiReference') {
      for (const {node: made, within: tabs} of walk({type: 'root', children: generated()})) {
        if (made.type !== 'code') continue;
        const fence = toFence(file, {...made, position: node.position}, tabs);
        fences.push({...fence, generated: `${fence.tabs ?? fence.meta.schema} ${fence.meta.title ?? fence.language}`});
      }
    }
  }
  problems.push(...joinSetup(fences));
  return {file, fences, problems};
}
