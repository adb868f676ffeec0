import type {ServerResponse} from 'node:http';
import type {Middleware} from '../shared/previewServer';
import type {Checker} from './checker';
import {address, builtEvent} from './messages';

/** Keeps every open page told of its problems. */
export interface Feed {
  /** Answers the requests for `address`, and passes all others on. */
  middleware: Middleware;
  /** Checks the open pages again. */
  refresh(): Promise<void>;
  /** Says that every page compiles. */
  built(): void;
}

/**
 * @param fileAt the page's file by its address, from the project's folder
 * @param errors what the compiler said last
 */
export function createFeed(checker: Checker, fileAt: (path: string) => string | undefined, errors: () => string): Feed {
  const open = new Map<ServerResponse, string>();

  async function tell(responses: [ServerResponse, string][]): Promise<void> {
    const files = [...new Set(responses.map(([, file]) => file))];
    if (files.length === 0) return;
    const problems = await checker.check(files, errors());
    for (const [response, file] of responses) {
      const own = problems.filter((problem) => problem.file === file);
      response.write(`data: ${JSON.stringify(own)}\n\n`);
    }
  }

  return {
    middleware(request, response, next): void {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://preview');
      const file = fileAt(searchParams.get('path') ?? '');
      if (pathname !== address) {
        next();
        return;
      }
      if (!file) {
        // Without a page there is nothing to wait for: this status tells the browser not to come back.
        response.writeHead(204).end();
        return;
      }
      response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
      // Headers leave at once, also where a middleware compresses.
      response.write(':\n\n');
      open.set(response, file);
      request.on('close', () => open.delete(response));
      void tell([[response, file]]);
    },
    refresh: () => tell([...open]),
    built(): void {
      for (const response of open.keys()) response.write(`event: ${builtEvent}\ndata:\n\n`);
    },
  };
}
