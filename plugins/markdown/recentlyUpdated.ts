import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {parseDocument} from 'yaml';
import {formatDate} from '../../src/facts/format';
import {type MarkdownFile, type MarkdownNode, textNode, transform} from '../shared/markdown';
import {heading, link} from './api-reference/markdown';

/** Returns the title in the front matter of a page, or `undefined` if it has none. */
function titleIn(source: string): string | undefined {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\n---/.exec(source) ?? [];
  return parseDocument(frontMatter).get('title')?.toString();
}

/** The most pages that are listed. */
const maxPages = 6;

interface Change {
  file: string;
  /** The time of the last commit, in seconds since 1970. */
  time: number;
}

/**
 * Reads what `git log --format=%ct --name-only` prints: times, each with the files of its commit.
 * @returns the last change of each page, newest first; the index, which lists them, is left out
 */
export function changesIn(log: string): Change[] {
  const latest = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n')) {
    if (/^\d+$/.test(line)) time = Number(line);
    else if (line.endsWith('.mdx') && basename(line) !== 'index.mdx' && !latest.has(line)) latest.set(line, time);
  }
  return [...latest].map(([file, changed]) => ({file, time: changed}));
}

/** Returns the Git log of the files in a folder, or an empty text without Git or a history. */
export function logOf(folder: string): string {
  try {
    const command = ['log', '-n', '200', '--format=%ct', '--name-only', '--relative', '--', '.'];
    return execFileSync('git', command, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return '';
  }
}

const dayOf = ({time}: Change): string => formatDate(time * 1000);

/** Returns an item of the list: a day, links to the pages that were last changed on it, and how many others were. */
function item(day: string, changes: Change[], folder: string): MarkdownNode {
  const ofDay = changes.filter((change) => dayOf(change) === day);
  const shown = ofDay.filter((change) => changes.indexOf(change) < maxPages);
  const more = ofDay.length - shown.length;
  const links = shown.map(({file}) => {
    const title = titleIn(readFileSync(join(folder, file), 'utf8')) ?? basename(file, '.mdx');
    return [textNode(', '), link(`./${file}`, title)];
  });
  const date: MarkdownNode = {type: 'strong', children: [textNode(day)]};
  const pages = [...links.flat().slice(1), textNode(more > 0 ? `, and ${more} more` : '')];
  return {type: 'listItem', children: [{type: 'paragraph', children: [date, textNode(' '), ...pages]}]};
}

/**
 * Remark plugin: replaces `<RecentChanges />` with the pages that were changed last, from the Git history.
 * Without Git, the tag and its heading are left out.
 * @param readLog returns the Git log of a folder
 */
export default function recentlyUpdated({readLog = logOf}: {readLog?: (folder: string) => string} = {}) {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    transform(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'RecentChanges') return undefined;
      const folder = dirname(file.path ?? '');
      const changes = changesIn(readLog(folder)).filter((change) => existsSync(join(folder, change.file)));
      if (changes.length === 0) return [];
      const days = new Set(changes.slice(0, maxPages).map(dayOf));
      const items = [...days].map((day) => item(day, changes, folder));
      // The search leaves out this list, whose pages and dates change with every commit.
      const data = {hProperties: {className: 'recent-changes'}};
      const list = {type: 'list', ordered: false, spread: false, children: items, data};
      return [heading(2, 'Recently updated'), list];
    });
  };
}
