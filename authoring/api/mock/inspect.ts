import type {IncomingMessage, ServerResponse} from 'node:http';
import {refusal, refuseAll} from '../../../src/sandbox/replies';
import {jsonResponse, pathOf, type SandboxResponse, textOf} from '../../../src/sandbox/request';
import {checkJson} from '../../../src/sandbox/schema';
import type {BadDays} from './badDays';
import {copiesOf} from './copies';
import {readRequest, requestHead} from './http';
import {inspectorPage} from './inspector/page';
import type {Recorder} from './recorder';
import {checkSettings} from './settings';

/** The most that may wait for a slow page, in bytes. Beyond, its connection ends, and it connects again. */
const maxWaiting = 48_000_000;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'self' 'unsafe-inline' data: blob:; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const typed = (type: string) => ({...jsonResponse(200, ''), headers: {'Content-Type': type}});

/** What the page says about the mock. */
export interface About {
  version: string;
  /** The hash of the published file. */
  hash: string;
}

/** Serves the inspector's page, what it shows, and the settings that it changes. */
export function createInspector(about: About, recorder: Recorder, badDays: BadDays) {
  const pages = new Set<ServerResponse>();

  /** Sends events with JSON data to every open page. */
  function send(event: string, data: string[], to: Iterable<ServerResponse> = pages): void {
    for (const page of to) {
      if (page.writableLength > maxWaiting) page.destroy();
      else for (const each of data) page.write(`event: ${event}\ndata: ${each}\n\n`);
    }
  }

  function follow(response: ServerResponse): void {
    response.writeHead(200, {...headers, 'Content-Type': 'text/event-stream'});
    const state = {...about, settings: badDays.settings, exchanges: recorder.exchanges()};
    send('snapshot', [JSON.stringify(state)], [response]);
    pages.add(response);
    response.on('close', () => pages.delete(response));
  }

  const routes: Record<string, (text: string) => SandboxResponse> = {
    'GET /inspect': () => ({...typed('text/html; charset=utf-8'), body: inspectorPage()}),
    'GET /inspect/settings': () => jsonResponse(200, badDays.settings),
    'PUT /inspect/settings'(text) {
      const unreadable = checkJson({type: 'object'}, text, 'settings');
      const refused = refuseAll(unreadable.length > 0 ? unreadable : checkSettings(JSON.parse(text)));
      if (!refused) badDays.set(JSON.parse(text));
      return refused ?? jsonResponse(200, badDays.settings);
    },
    'DELETE /inspect/exchanges'() {
      recorder.clear();
      send('cleared', ['{}']);
      return jsonResponse(200, {});
    },
  };

  function reply(name: string, text: string): SandboxResponse {
    const [, id] = /^GET \/inspect\/recordings\/(\d{1,9})$/.exec(name) ?? [];
    const audio = recorder.audio(Number(id));
    if (audio) return {...typed(audio.type), body: audio.bytes};
    const [, copied] = /^GET \/inspect\/copies\/(\d{1,9})$/.exec(name) ?? [];
    const exchange = recorder.exchanges().find((each) => each.id === Number(copied));
    if (exchange) return jsonResponse(200, copiesOf(exchange));
    const expected = `a recording that is kept, or one of ${Object.keys(routes).join(', ')}`;
    return routes[name]?.(text) ?? refusal([{status: 404, where: 'address', expected, received: name}]);
  }

  return {
    send,
    async serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
      const name = `${message.method} ${pathOf(requestHead(message))}`;
      if (name === 'GET /inspect/exchanges') return follow(response);
      const read = await readRequest(message, 100_000);
      if (!read) return undefined;
      const {status, headers: own, body} = reply(name, textOf(read.request.body));
      response.writeHead(status, {...headers, ...own}).end(body);
      return undefined;
    },
  };
}
