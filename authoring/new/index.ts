import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkDocs} from '../check';
import {formats} from '../check/report';
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

/** A page that is ready to be written, and the sidebar that lists it. */
export interface Draft {
  /** The page's file, from the project's folder. */
  file: string;
  slug: string;
  /** The label of the sidebar group that lists it. */
  group: string;
  text: string;
  sidebar: string;
}

/**
 * Drafts a page from its kind's template. Writes nothing.
 * @param root the project's folder
 * @throws Error when the name is taken, or cannot be an address, or there is no such group
 */
export function draftPage(root: string, {title, kind, description, owner, group}: NewPage): Draft {
  const slug = slugOf(title);
  const taken = whyTaken(root, slug, title);
  if (taken) throw new Error(taken);
  const chosen = group ?? groupOf[kind];
  return {
    file: `docs/${slug}.mdx`,
    slug,
    group: chosen,
    sidebar: addToSidebar(readFileSync(join(root, 'sidebars.ts'), 'utf8'), chosen, slug),
    text: pageText(kind, {
      title,
      description: description ?? descriptionOf[kind](title),
      owner: owner ?? 'developer-relations',
      today: new Date().toISOString().slice(0, 10),
    }),
  };
}

/**
 * Writes a new documentation page that passes every check, and lists it in the sidebar. Writes both or nothing.
 * @param root the project's folder, as an absolute path
 * @throws Error that says what is wrong and how to mend it
 */
export async function writePage(root: string, page: NewPage): Promise<Draft> {
  const draft = draftPage(root, page);
  const {file, text, sidebar} = draft;
  const problems = await checkDocs({root, files: [file], unsaved: {[file]: text, 'sidebars.ts': sidebar}});
  if (problems.length > 0) throw new Error(problems.map(formats.text).join('\n'));
  writeFileSync(join(root, file), text, {flag: 'wx'});
  writeFileSync(join(root, 'sidebars.ts'), sidebar);
  return draft;
}
