import type {IncomingMessage, ServerResponse} from 'node:http';
import {refusal} from '../../../src/sandbox/replies';
import {jsonResponse, pathOf, type SandboxRequest, type SandboxResponse, textOf} from '../../../src/sandbox/request';
import {checkJson, type Violation} from '../../../src/sandbox/schema';
import type {BadDays} from './badDays';
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

/** What the page says about the mock. */
export interface About {
  version: string;
  /** The hash of the published file. */
  hash: string;
}

export interface Inspector {
  serve(message: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Sends events with JSON data to every open page. */
  send(event: 'exchange' | 'settings' | 'cleared', data: string[]): void;
}

const refuse = (violations: Violation[], status = 400): SandboxResponse => {
  const [first, ...others] = violations.map((violation) => ({status, ...violation}));
  return first ? refusal([first, ...others]) : jsonResponse(204, {});
};

/** Serves the inspector's page, what it shows, and the settings that it changes. */
export function createInspector(about: About, recorder: Recorder, badDays: BadDays): Inspector {
  const pages = new Set<ServerResponse>();
  const eventText = (event: string, data: string) => `event: ${event}\ndata: ${data}\n\n`;

  function follow(response: ServerResponse): void {
    response.writeHead(200, {...headers, 'Content-Type': 'text/event-stream'});
    const state = {...about, settings: badDays.settings, exchanges: recorder.exchanges()};
    response.write(eventText('snapshot', JSON.stringify(state)));
    pages.add(response);
    response.on('close', () => pages.delete(response));
  }

  function change(request: SandboxRequest): SandboxResponse {
    const text = textOf(request.body);
    const unreadable = checkJson({type: 'object'}, text, 'settings');
    const found = unreadable.length > 0 ? unreadable : checkSettings(JSON.parse(text));
    if (found.length > 0) return refuse(found);
    badDays.set(JSON.parse(text));
    return jsonResponse(200, badDays.settings);
  }

  function reply(request: SandboxRequest): SandboxResponse {
    const path = pathOf(request);
    const [, id] = /^\/inspect\/recordings\/(\d{1,9})$/.exec(path) ?? [];
    const audio = id && recorder.audio(Number(id));
    switch (`${request.method} ${id ? '' : path}`) {
      case 'GET /inspect':
        return {...jsonResponse(200, ''), headers: {'Content-Type': 'text/html; charset=utf-8'}, body: inspectorPage()};
      case 'GET /inspect/settings':
        return jsonResponse(200, badDays.settings);
      case 'PUT /inspect/settings':
        return change(request);
      case 'GET ':
        if (audio) return {...jsonResponse(200, ''), headers: {'Content-Type': audio.type}, body: audio.bytes};
    }
    const expected =
      'GET /inspect, GET or DELETE /inspect/exchanges, GET or PUT /inspect/settings, or a kept recording';
    return refuse([{where: 'address', expected, received: `${request.method} ${path}`}], 404);
  }

  return {
    async serve(message, response) {
      const head = requestHead(message);
      const name = `${message.method} ${pathOf(head)}`;
      if (name === 'GET /inspect/exchanges') return follow(response);
      if (name === 'DELETE /inspect/exchanges') {
        recorder.clear();
        for (const page of pages) page.write(eventText('cleared', '{}'));
        response.writeHead(204, headers).end();
        return undefined;
      }
      const read = await readRequest(message, 100_000);
      if (!read) return undefined;
      const {status, headers: own, body} = reply(read.request);
      response.writeHead(status, {...headers, ...own}).end(body);
      return undefined;
    },
    send(event, data) {
      for (const page of pages) {
        if (page.writableLength > maxWaiting) page.destroy();
        else for (const each of data) page.write(eventText(event, each));
      }
    },
  };
}
