import type {IncomingMessage, ServerResponse} from 'node:http';
import {refuse} from '../../../src/sandbox/checks';
import {refusal, refuseAll} from '../../../src/sandbox/replies';
import {jsonResponse, pathOf, type SandboxResponse, textOf} from '../../../src/sandbox/request';
import {checkJson} from '../../../src/sandbox/schema';
import {about} from './about';
import type {BadDays} from './badDays';
import {copiesOf} from './copies';
import {readRequest, requestHead} from './http';
import type {Recorder} from './recorder';
import {readSettings} from './settings';

/** The inspector's page as HTML, which the bundle of the mock defines (`plugins/files/mock/inspectorPage.ts`). */
declare const INSPECTOR_PAGE: string;

/** The most that may wait for a slow page, in bytes. Beyond, its connection ends, and it connects again. */
const maxWaiting = 48_000_000;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'self' 'unsafe-inline' data: blob:; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const typed = (type: string, body: SandboxResponse['body']): SandboxResponse => ({
  ...jsonResponse(200, ''),
  headers: {'Content-Type': type},
  body,
});

/** Serves the inspector's page, what it shows, and the settings that it changes. */
export function createInspector(recorder: Recorder, badDays: BadDays) {
  const pages = new Set<ServerResponse>();

  /** Sends JSON to every open page: parts of its state, which replace what it knows, and exchanges that are new or changed. */
  function send(data: string, to: Iterable<ServerResponse> = pages): void {
    for (const page of to) {
      if (page.writableLength > maxWaiting) page.destroy();
      else page.write(`data: ${data}\n\n`);
    }
  }

  function follow(response: ServerResponse): void {
    response.writeHead(200, {...headers, 'Content-Type': 'text/event-stream'});
    const state = {...about, settings: badDays.settings(), exchanges: recorder.exchanges()};
    send(JSON.stringify(state), [response]);
    pages.add(response);
    response.on('close', () => pages.delete(response));
  }

  /** The responses, by method and path without an ID; undefined for what isn't kept. */
  const routes: Record<string, (text: string, id: number) => SandboxResponse | undefined> = {
    // From sources, as in tests, there is no page.
    'GET /inspect': () => typed('text/html; charset=utf-8', typeof INSPECTOR_PAGE === 'string' ? INSPECTOR_PAGE : ''),
    'PUT /inspect/settings'(text) {
      const unreadable = checkJson({type: 'object'}, text, 'settings');
      const {settings, found} = readSettings(unreadable.length > 0 ? {} : JSON.parse(text), 'settings');
      const refused = refuseAll(refuse(400, [...unreadable, ...found]));
      if (!refused) badDays.set(settings);
      return refused ?? jsonResponse(200, badDays.settings());
    },
    'DELETE /inspect/exchanges'() {
      recorder.clear();
      send('{"exchanges": []}');
      return jsonResponse(200, {});
    },
    'GET /inspect/recordings'(_, id) {
      const audio = recorder.audio(id);
      return audio && typed(audio.type, audio.body);
    },
    'GET /inspect/copies'(_, id) {
      const exchange = recorder.exchanges().find((each) => each.id === id);
      return exchange && jsonResponse(200, copiesOf(exchange));
    },
  };

  return {
    send,
    async serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
      const received = `${message.method} ${pathOf(requestHead(message))}`;
      if (received === 'GET /inspect/exchanges') return follow(response);
      const read = await readRequest(message, 100_000);
      if (!read) return undefined;
      const [, name = received, id] = /^(.+)\/(\d{1,9})$/.exec(received) ?? [];
      const found = routes[name]?.(textOf(read.request.body), Number(id));
      const unknown = {status: 404, where: 'address', expected: 'a call or a page of the inspector', received};
      const {status, headers: own, body} = found ?? refusal(unknown);
      response.writeHead(status, {...headers, ...own}).end(body);
      return undefined;
    },
  };
}
