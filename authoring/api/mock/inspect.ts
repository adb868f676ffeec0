import type {IncomingMessage, ServerResponse} from 'node:http';
import {refuse} from '../../../src/sandbox/checks';
import {refusal, refuseAll} from '../../../src/sandbox/replies';
import {jsonResponse, pathOf, type SandboxRequest, type SandboxResponse} from '../../../src/sandbox/request';
import {about} from './about';
import {copiesOf} from './copies';
import {type Faults, readPreferences} from './faults';
import {requestHead} from './http';
import type {Recorder} from './recorder';

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
export function createInspector(recorder: Recorder, faults: Faults) {
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
    const state = {...about, settings: faults.settings(), exchanges: recorder.exchanges()};
    send(JSON.stringify(state), [response]);
    pages.add(response);
    response.on('close', () => pages.delete(response));
  }

  /** The responses, by method and path without an ID; undefined for what isn't kept. */
  const routes: Record<string, (request: SandboxRequest, id: number) => SandboxResponse | undefined> = {
    // From sources, as in tests, there is no page.
    'GET /inspect': () => typed('text/html; charset=utf-8', typeof INSPECTOR_PAGE === 'string' ? INSPECTOR_PAGE : ''),
    'PUT /inspect/settings'(request) {
      const {settings, found} = readPreferences(request);
      if (found.length === 0) faults.set(settings);
      return refuseAll(refuse(400, found)) ?? jsonResponse(200, settings);
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
    serve(message: IncomingMessage, response: ServerResponse) {
      const request = requestHead(message.resume());
      const received = `${request.method} ${pathOf(request)}`;
      if (received === 'GET /inspect/exchanges') return follow(response);
      const [, name = received, id] = /^(.+)\/(\d{1,9})$/.exec(received) ?? [];
      const found = routes[name]?.(request, Number(id));
      const unknown = {status: 404, where: 'address', expected: 'a call or a page of the inspector', received};
      const {status, headers: own, body} = found ?? refusal(unknown);
      response.writeHead(status, {...headers, ...own}).end(body);
    },
  };
}
