import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, stringify} from 'yaml';
import {didYouMean} from '../../plugins/shared/didYouMean';
import {docsRoute} from '../../src/facts/routes';
import {checkDocs} from '../check';
import {formats} from '../check/report';
import {publishedFile, type Redirects, redirectsFile, sidebarFile} from '../check/site';

/** The kinds of pages, and what a new page of each has. */
export const kinds: Record<string, Pick<Required<NewPage>, 'group' | 'description'>> = parse(
  readFileSync(join(__dirname, 'kinds.yaml'), 'utf8'),
);

/** A new page. The defaults depend on its kind. */
export interface NewPage {
  title: string;
  kind: string;
  description?: string;
  /** The team that is responsible for the page. */
  owner?: string;
  /** The label of a sidebar group. */
  group?: string;
}

/** Returns the last part of a page's address: the words of the title in lower case, joined with hyphens. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Adds a page at the end of a group's list in the text of `sidebars.ts`, which is then formatted. */
function addToSidebar(source: string, group: string, page: string): string {
  const labels = [...source.matchAll(/label: '([^']+)',(?=[^{}]*?items: \[)/g)];
  const start = labels.find(([, label]) => label === group)?.index;
  const all = labels.map(([, label = '']) => label);
  if (start === undefined) throw new Error(`sidebars.ts has no group "${group}". Fix: ${didYouMean(group, all)}`);
  const end = source.indexOf('],', start);
  return `${source.slice(0, end).replace(/,?\s*$/, '')}, '${page}'${source.slice(end)}`;
}

/** Adds a page's team to the text of `.github/CODEOWNERS`, unless it reviews all pages. */
function addOwner(source: string, file: string, owner: string): string {
  const [, organization, reviewsAll] = /^\/docs\/ +(@[^/]+)\/(\S+)/m.exec(source) ?? [];
  if (!organization || reviewsAll === owner) return source;
  const lines = source.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/docs/'));
  return lines.toSpliced(last + 1, 0, `${`/${file}`.padEnd(40)} ${organization}/${owner}`).join('\n');
}

/**
 * Drafts a page from the template of its kind, without writing files.
 * @param root the project root
 * @returns its file, its address, its group, and the new text of each file, from the project root
 * @throws Error if the address is in use or was published, or if the group doesn't exist
 */
export function draftPage(root: string, {title, kind, owner = 'developer-relations', ...page}: NewPage) {
  const defaults = kinds[kind];
  if (!defaults) throw new Error(`There is no kind "${kind}". Fix: ${didYouMean(kind, Object.keys(kinds))}`);
  const {description = defaults.description.replace('{title}', title), group = defaults.group} = page;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const slug = slugOf(title);
  const file = `docs/${slug}.mdx`;
  const route = `${docsRoute}/${slug}`;
  const {pages} = JSON.parse(read(redirectsFile)) as Redirects;
  if (existsSync(join(root, file)) || route in {...(JSON.parse(read(publishedFile)) as object), ...pages})
    throw new Error(`${route} exists or was published, and readers may have saved it. Fix: choose another title.`);
  const today = new Date().toISOString().slice(0, 10);
  const matter = stringify({title, description, owner, reviewed: today}, {lineWidth: 0});
  const template = readFileSync(join(__dirname, 'templates', `${kind}.md`), 'utf8');
  return {
    file,
    route,
    group,
    texts: {
      [file]: `---\n${matter}---\n\n${template}`,
      [sidebarFile]: addToSidebar(read(sidebarFile), group, slug),
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
export async function writePage(root: string, page: NewPage) {
  const draft = draftPage(root, page);
  const problems = await checkDocs({root, files: [draft.file], unsaved: draft.texts});
  if (problems.length > 0) throw new Error(`${problems.map(formats.text).join('\n')}\nNothing was written.`);
  for (const [file, text] of Object.entries(draft.texts)) writeFileSync(join(root, file), text);
  return draft;
}
