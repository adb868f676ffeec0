import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkDocs} from '../check';
import {formats} from '../check/report';
import {addOwner} from './codeOwners';
import {descriptionOf, groupOf, type Kind} from './kinds';
import {pageText, slugOf} from './page';
import {addToSidebar} from './sidebar';
import {findConflict} from './taken';

/** A new page. The defaults depend on its kind. */
export interface NewPage {
  title: string;
  kind: Kind;
  description?: string;
  /** The team that is responsible for the page. */
  owner?: string;
  /** The label of a sidebar group. */
  group?: string;
}

/** The text of a new page, and the changes to files that list all pages. */
export interface Draft {
  /** The page's file, from the project root. */
  file: string;
  slug: string;
  /** The label of the sidebar group that lists it. */
  group: string;
  text: string;
  /** The new texts of files that list pages, by path from the project root. */
  lists: Record<string, string>;
}

/**
 * Drafts a page from the template of its kind, without writing files.
 * @param root the project root
 * @throws Error if the name is in use or can't be an address, or if the group doesn't exist
 */
export function draftPage(root: string, page: NewPage): Draft {
  const {title, kind, description = descriptionOf[kind](title), owner = 'developer-relations'} = page;
  const {group = groupOf[kind]} = page;
  const slug = slugOf(title);
  const conflict = findConflict(root, slug, title);
  if (conflict) throw new Error(conflict);
  const file = `docs/${slug}.mdx`;
  const read = (list: string) => readFileSync(join(root, list), 'utf8');
  return {
    file,
    slug,
    group,
    text: pageText(kind, {title, description, owner, today: new Date().toISOString().slice(0, 10)}),
    lists: {
      'sidebars.ts': addToSidebar(read('sidebars.ts'), group, slug),
      '.github/CODEOWNERS': addOwner(read('.github/CODEOWNERS'), file, owner),
    },
  };
}

/**
 * Writes a new documentation page that passes every check, and adds it to the files that list pages. If there is an
 * error, nothing is written.
 * @param root the project root, as an absolute path
 * @throws Error with the problem and its fix
 */
export async function writePage(root: string, page: NewPage): Promise<Draft> {
  const draft = draftPage(root, page);
  const {file, text, lists} = draft;
  const problems = await checkDocs({root, files: [file], unsaved: {...lists, [file]: text}});
  if (problems.length > 0) {
    const found = problems.map(formats.text).join('\n');
    throw new Error(`${found}\nNothing was written. Fix: correct --title or --description.`);
  }
  writeFileSync(join(root, file), text, {flag: 'wx'});
  for (const [list, changed] of Object.entries(lists)) writeFileSync(join(root, list), changed);
  return draft;
}
