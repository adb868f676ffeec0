import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {descriptionOf, groupOf, type Kind} from './kinds';
import {pageText, slugOf} from './page';
import {addToSidebar} from './sidebar';
import {whyTaken} from './taken';

/** What an author says about a new page. What is left out follows from the kind. */
export interface NewPage {
  title: string;
  kind: Kind;
  description?: string;
  /** The team that answers for the page. */
  owner?: string;
  /** The label of a sidebar group. */
  group?: string;
}

/** What was written. */
export interface WrittenPage {
  /** The page's file, from the project's folder. */
  file: string;
  slug: string;
  group: string;
}

/**
 * Writes a new documentation page and lists it in the sidebar. Writes both or nothing.
 * @param root the project's folder
 * @throws Error that says what is wrong and how to mend it
 */
export function writePage(root: string, {title, kind, description, owner, group}: NewPage): WrittenPage {
  const slug = slugOf(title);
  const taken = whyTaken(root, slug, title);
  if (taken) throw new Error(taken);
  const chosen = group ?? groupOf[kind];
  const sidebarFile = join(root, 'sidebars.ts');
  const sidebar = addToSidebar(readFileSync(sidebarFile, 'utf8'), chosen, slug);
  const text = pageText(kind, {
    title,
    description: description ?? descriptionOf[kind](title),
    owner: owner ?? 'developer-relations',
    today: new Date().toISOString().slice(0, 10),
  });
  const file = `docs/${slug}.mdx`;
  writeFileSync(join(root, file), text, {flag: 'wx'});
  writeFileSync(sidebarFile, sidebar);
  return {file, slug, group: chosen};
}
