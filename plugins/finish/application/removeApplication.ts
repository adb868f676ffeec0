import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {attribute, type Element, type Nodes, type Page} from '../../shared/builtPage';
import type {Preparation, Transform} from '../../shared/builtSite';
import {only, unexpected} from '../../shared/expect';

const here = 'plugins/finish/application/removeApplication.ts';

/** Every page loads two scripts of the application: Docusaurus' runtime and main script. */
const applicationScripts = 2;

const isElement = (node: Nodes, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

const isApplicationScript = (node: Nodes): boolean =>
  isElement(node, 'script') && (attribute(node, 'src') ?? '').startsWith('/assets/js/');

/** Prefixes of names of `<meta>` that only a hosted search, translations or statistics about Docusaurus read. */
const unreadNames = ['docusaurus_', 'docsearch:', 'generator', 'og:locale'];

const isUnread = (node: Nodes): boolean =>
  (isElement(node, 'meta') &&
    unreadNames.some((prefix) => (attribute(node, 'name') ?? attribute(node, 'property'))?.startsWith(prefix))) ||
  (isElement(node, 'link') && node.properties.hrefLang !== undefined);

/** Removes the two scripts, what nobody reads, and the marks by which the application finds its own elements. */
function cleanHead({file, head}: Page): void {
  const scripts = head.children.filter(isApplicationScript);
  if (scripts.length !== applicationScripts)
    throw unexpected({file}, `${applicationScripts} application scripts in the head`, scripts.length, here);
  head.children = head.children.filter((node) => !isApplicationScript(node) && !isUnread(node));
  for (const node of head.children) if (node.type === 'element') delete node.properties.dataRh;
}

/** Removes the script that sets the theme, which `plugins/compile/enhance/firstFrame.ts` does, and the icons of Docusaurus' theme. */
function cleanBody(page: Page): void {
  const {body} = page;
  const theme = body.children.filter((node) => isElement(node, 'script') && node.properties.src === undefined);
  const icons = body.children.filter((node) => isElement(node, 'svg'));
  const removed: Nodes[] = [
    only(theme, page, 'one script in the body that sets the theme', here),
    only(icons, page, "one drawing in the body with the theme's icons", here),
  ];
  body.children = body.children.filter((node) => !removed.includes(node));
}

/**
 * Removes the comments that mark borders between texts, and the empty `class` that Docusaurus gives links and lists.
 * Islands keep theirs, because React needs them to hydrate.
 */
function cleanContent(parent: Page['tree'] | Element): void {
  parent.children = parent.children.filter(({type}) => type !== 'comment');
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    if (Array.isArray(node.properties.className) && node.properties.className.length === 0)
      delete node.properties.className;
    if (node.properties.dataIsland === undefined) cleanContent(node);
  }
}

/**
 * Removes the Docusaurus application from a page, and everything that only the application reads. The built HTML is
 * complete, `src/enhance/` runs it, and `src/islands/` hold what has state.
 */
export const removeApplication: Transform = () => (page) => {
  cleanHead(page);
  cleanBody(page);
  cleanContent(page.body);
  for (const node of page.tree.children) {
    if (node.type !== 'element') continue;
    const {className} = node.properties;
    delete node.properties.dataHasHydrated;
    // Docusaurus also names the page's plugin, version, and document.
    if (Array.isArray(className)) node.properties.className = className.filter((name) => name === 'docs-wrapper');
  }
};

/** Removes the application's scripts from the built site: no page loads them. */
export const removeScripts: Preparation = ({outDir}) => rm(join(outDir, 'assets/js'), {recursive: true});
