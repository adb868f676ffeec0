import type {IncomingMessage, ServerResponse} from 'node:http';
import {refuse} from '../../../src/sandbox/checks';
import {refusal, refuseAll} from '../../../src/sandbox/replies';
import {jsonResponse, pathOf, type SandboxResponse} from '../../../src/sandbox/request';
import {about} from './about';
import {copiesOf} from './copies';
import {type Faults, readPreferences} from './faults';
import {requestHead} from './http';
import type {Recorder} from './recorder';

/** The inspector's page as HTML, which the bundle of the mock defines (`plugins/files/mock/inspectorPage.ts`). */
declare const INSPECTOR_PAGE: string;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'self' 'unsafe-inline' data: blob:; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

function typed(type: string, body: SandboxResponse['body']): SandboxResponse {
  return {status: 200, headers: {'Content-Type': type}, body, violations: []};
}

/** Serves the inspector's page, what it shows, and the settings that it changes. */
export function inspect(message: IncomingMessage, response: ServerResponse, recorder: Recorder, faults: Faults): void {
  const request = requestHead(message.resume());
  const received = `${request.method} ${pathOf(request)}`;
  const [, route = received, number] = /^(.+)\/(\d{1,16})$/.exec(received) ?? [];
  const id = Number(number);
  const {exchange, audio} = recorder.get(id) ?? {};

  /** The responses, by method and path without a number; undefined for what isn't kept. */
  const routes: Record<string, () => SandboxResponse | undefined> = {
    // From sources, as in tests, there is no page.
    'GET /inspect': () => typed('text/html; charset=utf-8', typeof INSPECTOR_PAGE === 'string' ? INSPECTOR_PAGE : ''),
    'GET /inspect/changes': () => jsonResponse(200, {...about, settings: faults.settings(), ...recorder.changes(id)}),
    'PUT /inspect/settings'() {
      const {settings, found} = readPreferences(request);
      if (found.length === 0) faults.set(settings);
      return refuseAll(refuse(400, found)) ?? jsonResponse(200, settings);
    },
    'DELETE /inspect/exchanges'() {
      recorder.clear();
      return jsonResponse(200, {});
    },
    'GET /inspect/recordings': () => audio && typed(audio.type, audio.body),
    'GET /inspect/copies': () => exchange && jsonResponse(200, copiesOf(exchange)),
  };

  const unknown = {status: 404, where: 'address', expected: 'a call or a page of the inspector', received};
  const {status, headers: own, body} = routes[route]?.() ?? refusal(unknown);
  response.writeHead(status, {...headers, ...own}).end(body);
}
