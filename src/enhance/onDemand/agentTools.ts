import type {DocumentationPage} from '../../agent-tools/documentation';
import {z} from '../../agent-tools/schema';
import {createTools} from '../../agent-tools/tools';
import type {Reply, Request} from '../../search/protocol';
import type {SearchInstance} from '../../search/searchEngine';
import {startWorker} from '../../search/startWorker';

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

type Found = Extract<Reply, {type: 'results'}>;

/** Returns a search in a worker, which is started for the first query. It takes one query at a time. */
function searchInWorker(): SearchInstance {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const start = () => {
    const {worker: address = '', index = ''} =
      document.querySelector<HTMLMetaElement>('meta[name="search"]')?.dataset ?? {};
    const started = startWorker(address);
    started.postMessage({type: 'load', index} satisfies Request);
    return started;
  };
  const ask = (query: string) =>
    new Promise<Found>((resolve, reject) => {
      worker ??= start();
      const fail = () => {
        worker?.terminate();
        worker = undefined;
        reject(new Error('The search index could not be loaded.'));
      };
      worker.onerror = fail;
      worker.onmessage = ({data}: MessageEvent<Reply>) => {
        if (data.type === 'results') resolve(data);
        if (data.type === 'failed') fail();
      };
      worker.postMessage({type: 'search', query} satisfies Request);
    });
  const inTurn = (query: string): Promise<Found> => {
    const found = last.then(() => ask(query));
    last = found.catch(() => undefined);
    return found;
  };
  return {
    search: async (query) => (await inTurn(query)).results,
    suggestions: async (query) => (await inTurn(query)).suggestions,
  };
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
  const documentation = {
    pages,
    siteUrl: location.origin,
    search: searchInWorker(),
    read: ({url}: DocumentationPage) => fetchText(`${new URL(url).pathname}.md`),
  };
  for (const {name, title, description, inputSchema, isReadOnly, run} of createTools(documentation))
    context.registerTool({
      ...{name, title, description, annotations: {readOnlyHint: isReadOnly}},
      inputSchema: z.toJSONSchema(z.object(inputSchema), {io: 'input'}),
      execute: async (input) => run({...input}),
    });
}
