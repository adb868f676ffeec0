import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {EmbeddedDocumentation} from 'timbre-documentation';
import type {Site} from '../../shared/builtSite';
import {docsPlugin, readDocs} from '../../shared/docsPages';
import {copyPath} from '../markdown-copies/links';
import {inReadingOrder} from '../markdown-copies/llms';

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Reads the pages of the built documentation, in reading order, with their Markdown copies. */
export function readDocumentation({
  outDir,
  siteDir,
  siteConfig,
  plugins,
}: Site): Promise<EmbeddedDocumentation['pages']> {
  const {pages, sidebar} = readDocs(plugins.find(({name}) => name === docsPlugin)?.content, siteDir);
  return Promise.all(
    inReadingOrder(pages, sidebar).map(async ({title, description, permalink}) => ({
      ...{id: permalink.split('/').at(-1) ?? '', title, description, url: siteConfig.url + permalink},
      markdown: await readFile(join(outDir, copyPath(permalink)), 'utf8'),
    })),
  );
}
