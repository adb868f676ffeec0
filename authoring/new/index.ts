import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkDocs} from '../check';
import {formats} from '../check/report';
import {addOwner} from './codeOwners';
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

/** A page that is ready to be written, and the lists that it stands in. */
export interface Draft {
  /** The page's file, from the project's folder. */
  file: string;
  slug: string;
  /** The label of the sidebar group that lists it. */
  group: string;
  text: string;
  /** New texts of the files that know every page, by path from the project's folder. */
  lists: Record<string, string>;
}

/**
 * Drafts a page from its kind's template. Writes nothing.
 * @param root the project's folder
 * @throws Error when the name is taken, or cannot be an address, or there is no such group
 */
export function draftPage(root: string, page: NewPage): Draft {
  const {title, kind, description = descriptionOf[kind](title), owner = 'developer-relations'} = page;
  const {group = groupOf[kind]} = page;
  const slug = slugOf(title);
  const taken = whyTaken(root, slug, title);
  if (taken) throw new Error(taken);
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
 * Writes a new documentation page that passes every check, and lists it where pages are listed. Writes all or nothing.
 * @param root the project's folder, as an absolute path
 * @throws Error that says what is wrong and how to mend it
 */
export async function writePage(root: string, page: NewPage): Promise<Draft> {
  const draft = draftPage(root, page);
  const {file, text, lists} = draft;
  const problems = await checkDocs({root, files: [file], unsaved: {...lists, [file]: text}});
  if (problems.length > 0) {
    const found = problems.map(formats.text).join('\n');
    throw new Error(`${found}\nNothing was written. Fix: mend --title or --description, which the page takes over.`);
  }
  writeFileSync(join(root, file), text, {flag: 'wx'});
  for (const [list, changed] of Object.entries(lists)) writeFileSync(join(root, list), changed);
  return draft;
}
