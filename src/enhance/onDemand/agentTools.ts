import type {DocumentationPage} from '../../agent-tools/documentation';
import {z} from '../../agent-tools/schema';
import {createTools} from '../../agent-tools/tools';
import type {EncodedIndex} from '../../search/encoded';
import {buildSearch} from '../../search/engine';
import {cached, fetchJson} from '../../search/load';

/** The part of WebMCP that pages use (draft of September 2026, https://webmachinelearning.github.io/webmcp/). */
export interface ModelContext {
  registerTool(tool: {
    name: string;
    title: string;
    description: string;
    inputSchema: object;
    annotations: {readOnlyHint: boolean};
    execute: (input: object) => Promise<object>;
  }): void;
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return response.text();
}

/** Returns the documentation pages that `llms.txt` lists. */
const pagesIn = (list: string): DocumentationPage[] =>
  [...list.matchAll(/^- \[(.+)\]\((\S+)\.md\): (.+)$/gm)].map(([, title = '', url = '', description = '']) => ({
    ...{id: url.split('/').at(-1) ?? '', title, url, description},
  }));

/** Offers the tools of the MCP server to the browser's agent. They use the search and the sandbox of the site, and send nothing. */
export async function offerTools(context: ModelContext): Promise<void> {
  const pages = pagesIn(await fetchText('/llms.txt'));
  const {index = ''} = document.querySelector<HTMLMetaElement>('meta[name="search"]')?.dataset ?? {};
  const engine = cached(async () => buildSearch((await fetchJson(index)) as EncodedIndex));
  const documentation = {
    pages,
    siteUrl: location.origin,
    search: {
      search: async (query: string) => (await engine()).search(query),
      suggestions: async (query: string) => (await engine()).suggestions(query),
    },
    read: ({url}: DocumentationPage) => fetchText(`${new URL(url).pathname}.md`),
  };
  for (const {name, title, description, inputSchema, isReadOnly, run} of createTools(documentation))
    context.registerTool({
      ...{name, title, description, annotations: {readOnlyHint: isReadOnly}},
      inputSchema: z.toJSONSchema(z.object(inputSchema), {io: 'input'}),
      execute: async (input) => run({...input}),
    });
}
