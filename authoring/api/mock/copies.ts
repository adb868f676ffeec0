import {brand} from '../../../src/facts/brand';
import {consoleId, docsRoute} from '../../../src/facts/routes';
import type {RestCall} from '../../../src/sandbox/calls';
import {contract} from '../../../src/sandbox/contract';
import {programs} from '../../../src/sandbox/programs';
import {successOf} from '../../../src/sandbox/replies';
import {sentenceOf} from '../../../src/sandbox/schema';
import type {Content, Exchange} from './exchange';

/** Returns a body as data; the example of the contract if it isn't JSON or wasn't kept whole. */
function exampleOf({body}: RestCall, {body: text}: Content): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return body?.example;
  }
}

/** Returns the call of an exchange with the exchange's own address and body; undefined for streams and unknown addresses. */
function callOf({call: id, path, request, status, arranged}: Exchange): RestCall | undefined {
  const call = contract.rest.find((each) => each.id === id);
  if (!call) return undefined;
  const prefer = request.headers.prefer ?? (arranged?.includes('status') ? `status=${status}` : undefined);
  const url = call.base + path.slice(new URL(call.base).pathname.length);
  return {...call, url, prefer, body: call.body && {...call.body, example: exampleOf(call, request)}};
}

/** Returns a program's imports, and the lines that send the request, indented. */
function parts(program: string, failure: string, indent: string) {
  const lines = (program.split(`\n${failure}`)[0] ?? '').split('\n');
  const body = lines.filter((line) => !line.startsWith('import ')).join('\n');
  return {imports: lines.filter((line) => line.startsWith('import ')), body: body.trim().replace(/^(?=.)/gm, indent)};
}

const statusOf = (call: RestCall, {status}: Exchange) => status ?? Number(successOf(call).status);

/** Returns an exchange as a curl command. */
function asCurl(exchange: Exchange): string | undefined {
  const call = callOf(exchange);
  return call && programs.curl.write(call);
}

/** Returns an exchange as a test for Jest, which expects the same status. */
function asJestTest(exchange: Exchange): string | undefined {
  const call = callOf(exchange);
  if (!call) return undefined;
  const {imports, body} = parts(programs.javascript.write(call), 'if (!response.ok)', '  ');
  const status = statusOf(call, exchange);
  return [
    ...imports,
    "import {expect, test} from '@jest/globals';\n",
    `test('${call.summary} returns ${status}', async () => {\n${body}\n`,
    `  expect(response.status).toBe(${status});\n});`,
  ].join('\n');
}

/** Returns an exchange as a test for pytest, which expects the same status. */
function asPytest(exchange: Exchange): string | undefined {
  const call = callOf(exchange);
  if (!call) return undefined;
  const {imports, body} = parts(programs.python.write(call), 'if not response.ok', '    ');
  const status = statusOf(call, exchange);
  const name = call.summary.toLowerCase().replaceAll(' ', '_');
  return `${imports.join('\n')}\n\n\ndef test_${name}_returns_${status}():\n${body}\n\n    assert response.status_code == ${status}`;
}

/** Returns an exchange as a bug report in Markdown. It has no keys, because none are kept. */
function asBugReport(exchange: Exchange): string {
  const {method, path, status = 'no response', violations} = exchange;
  const problems = violations.map((violation) => `- ${sentenceOf(violation)}\n`).join('');
  const json = JSON.stringify(exchange, undefined, 2);
  return `# ${method} ${path}: ${status}\n\n${problems}\nSeen by the mock:\n\n\`\`\`json\n${json}\n\`\`\``;
}

/** Returns the address of the portal's console with the request of an exchange; undefined for streams and unknown addresses. */
function consoleAddress(exchange: Exchange): string | undefined {
  const call = callOf(exchange);
  if (!call) return undefined;
  const fields = call.body?.contentType === 'application/json' ? Object.entries(call.body.example as object) : [];
  const values = fields.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  const page = call.documentedOn ?? `${docsRoute}/rest-api-reference`;
  return `${brand.siteUrl}${page}#${consoleId(call.id)}?${new URLSearchParams([['preset', 'success'], ...values])}`;
}

/** Returns all forms in which an exchange can be copied, and where to try it again. */
export const copiesOf = (exchange: Exchange): Record<string, string | undefined> => ({
  curl: asCurl(exchange),
  jest: asJestTest(exchange),
  pytest: asPytest(exchange),
  report: asBugReport(exchange),
  console: consoleAddress(exchange),
});
