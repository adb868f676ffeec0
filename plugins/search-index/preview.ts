import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {shell} from '../../src/content/navigation';
import {type Authored, aliasesOf} from './aliases';
import {answers} from './answers';
import {pagesFromMarkdown, type Source, type Transformer} from './fromMarkdown';
import {pack} from './pack';
import type {PageText} from './page';

/** Where the live preview serves its index. Nothing there is cached, so the name needs no hash. */
export const previewAddress = '/assets/search/index.json';

/** The pages beside the documentation, as the navigation describes them: the preview renders none before it is asked for. */
function marketingPages(): PageText[] {
  const entries = shell.navigation.flatMap(({children, ...group}) => [group, ...children]);
  return entries
    .filter(({href}) => !href.includes('#') && href !== shell.documentation.href)
    .map(({href, title, description = ''}) => ({
      path: href,
      title,
      sections: [{id: '', heading: title, level: 1, text: description, code: ''}],
    }));
}

/** Writes the live preview's index from the Markdown sources. */
export async function writePreviewIndex(
  directory: string,
  sources: (Source & Authored)[],
  transformers: Transformer[],
): Promise<void> {
  const pages = [...(await pagesFromMarkdown(sources, transformers)), ...marketingPages()];
  await mkdir(join(directory, 'assets/search'), {recursive: true});
  await writeFile(join(directory, previewAddress), JSON.stringify(pack(pages, answers, aliasesOf(sources))));
}
