import type {SearchInstance} from '../search/searchEngine';
import {slug} from '../search/shape';

/** A documentation page. */
export interface DocumentationPage {
  /** The last part of its address, such as `quick-start`. */
  id: string;
  title: string;
  description: string;
  /** The address of the page on the site. */
  url: string;
}

/** What the tools read. The MCP server has it in its file, and a page loads it from the site. */
export interface Documentation {
  /** The address of the site, without a slash at its end. */
  siteUrl: string;
  /** In reading order. */
  pages: DocumentationPage[];
  search: SearchInstance;
  /** Returns the Markdown of a page. */
  read(page: DocumentationPage): string | Promise<string>;
}

/** Returns a page by its ID, its path, or its address, each with or without `.md` and a section; undefined if there is none. */
export function findPage<Page extends DocumentationPage>(pages: Page[], name: string): Page | undefined {
  const id = name
    .replace(/[#?].*/, '')
    .replace(/\.md$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1);
  return pages.find((page) => page.id === id);
}

/** Returns the depth of a heading in Markdown, and its text; undefined for any other line. */
function headingIn(line: string): {depth: number; text: string} | undefined {
  const [, marks = '', text = ''] = /^(#{1,6}) (.+)$/.exec(line) ?? [];
  return marks ? {depth: marks.length, text: text.replace(/[`*\\]/g, '')} : undefined;
}

/** Returns the headings of a page below its title, outside of code. */
export function headingsOf(markdown: string): {line: number; depth: number; text: string}[] {
  let fence = '';
  return markdown.split('\n').flatMap((text, line) => {
    const [mark = ''] = /^ *(`{3,}|~{3,})/.exec(text) ?? [];
    if (mark && (!fence || mark.trim().startsWith(fence))) fence = fence ? '' : mark.trim();
    const heading = fence ? undefined : headingIn(text);
    return heading && heading.depth > 1 ? [{line, ...heading}] : [];
  });
}

/**
 * Returns a section of a page, with the sections below it.
 * @param name the text of its heading, or the fragment of its address
 */
export function sectionOf(markdown: string, name: string): string | undefined {
  const headings = headingsOf(markdown);
  const wanted = slug(name.replace(/^.*#/, ''));
  const start = headings.find(({text}) => slug(text) === wanted);
  if (!start) return undefined;
  const end = headings.find(({line, depth}) => line > start.line && depth <= start.depth);
  return markdown.split('\n').slice(start.line, end?.line).join('\n').trim();
}
