import type {ServerResponse} from 'node:http';
import type {CompileError} from '../../build-errors/compileErrors';
import type {Middleware} from '../../shared/previewServer';
import type {Checker} from './checker';
import {address, builtEvent} from './messages';

/** Sends its problems to every open page. */
export interface Feed {
  /** Responds to requests for `address`, and passes all others on. */
  middleware: Middleware;
  /** Checks the open pages again. */
  refresh(): Promise<void>;
  /** Tells the open pages that a compilation had no errors. */
  built(): void;
}

/**
 * Creates the feed of problems.
 * @param fileAt returns the path of a page's file, from the project root
 * @param errors returns the errors of the last compilation
 */
export function createFeed(
  checker: Checker,
  fileAt: (path: string) => string | undefined,
  errors: () => CompileError[],
): Feed {
  const open = new Map<ServerResponse, string>();

  async function send(responses: [ServerResponse, string][]): Promise<void> {
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
        // With this status, the browser doesn't connect again.
        response.writeHead(204).end();
        return;
      }
      response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
      // Sends the headers immediately, even through a middleware that compresses.
      response.write(':\n\n');
      open.set(response, file);
      request.on('close', () => open.delete(response));
      void send([[response, file]]);
    },
    refresh: () => send([...open]),
    built(): void {
      for (const response of open.keys()) response.write(`event: ${builtEvent}\ndata:\n\n`);
    },
  };
}
