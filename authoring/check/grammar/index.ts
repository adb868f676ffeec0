import {readFileSync} from 'node:fs';
import {type Page, readPage} from '../page';
import {endOf, placeOf, startOf} from '../places';
import type {PageProblem} from '../types';

/** Harper's rules with more false alarms than findings in technical prose, tables, links, or product names. */
const disabled = [
  ...['SpellCheck', 'UseTitleCase', 'SentenceCapitalization', 'OrthographicConsistency', 'CompoundNouns'],
  ...['MassNouns', 'SplitWords', 'MissingTo', 'WereWhere', 'InflectedVerbAfterTo', 'Everyone', 'OutOfDate'],
  ...['ExpandTimeShorthands', 'DisjointPrefixes', 'FindOut', 'MissingPreposition', 'ToTwoToo', 'CondenseAllThe'],
  ...['DiscourseMarkers'],
];

/** The text that replaces a figure in braces. */
const figure = '7';

/** Returns a page as plain Markdown of the same length: without front matter, code blocks, and tags. */
function plainMarkdown({source, nodes}: Page): string {
  let text = source;
  const blank = (start: number, end: number, sign = ' ') => {
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, sign) + text.slice(end);
  };
  for (const {node} of nodes) {
    const [start, end] = [startOf(node), endOf(node)];
    const [first, last] = [node.children?.[0], node.children?.at(-1)];
    if (node.type === 'yaml' || node.type === 'code') blank(start, end);
    else if (node.type === 'mdxTextExpression') blank(start, end, node.value?.startsWith('/*') ? ' ' : figure);
    else if (node.type === 'mdxFlowExpression') blank(start, end);
    else if (node.type.startsWith('mdxJsx')) {
      blank(start, first ? startOf(first) : end);
      if (last) blank(endOf(last), end);
    }
  }
  return text;
}

/** Checks the grammar of pages with Harper, offline. */
export async function checkGrammar(files: string[]): Promise<PageProblem[]> {
  const [{Dialect, LocalLinter}, {binary}] = await Promise.all([import('harper.js'), import('harper.js/binary')]);
  const linter = new LocalLinter({binary, dialect: Dialect.American});
  const config = await linter.getDefaultLintConfig();
  await linter.setLintConfig({...config, ...Object.fromEntries(disabled.map((rule) => [rule, false]))});
  const problems: PageProblem[] = [];
  for (const file of files) {
    const page = readPage(file, readFileSync(file, 'utf8'));
    const text = plainMarkdown(page);
    const characters = [...text];
    for (const [rule, lints] of Object.entries(await linter.organizedLints(text, {language: 'markdown'})))
      for (const lint of lints) {
        // Harper counts characters, and places are in UTF-16 code units.
        const offset = characters.slice(0, lint.span().start).join('').length;
        const found = lint.get_problem_text();
        // Spaces that replace a tag.
        if (found.trim() === '' && page.source.slice(offset, offset + found.length).trim() !== '') continue;
        const [right] = lint.suggestions();
        const fix = right?.get_replacement_text();
        problems.push({
          file,
          ...placeOf(page.source, offset),
          rule,
          message: `"${found}": ${lint.message()}`,
          fix: fix ? `write "${fix}".` : 'rewrite the sentence.',
        });
      }
  }
  return problems;
}
