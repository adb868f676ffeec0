import {consoleId, docsRoute} from '../../../src/facts/routes';
import {siteUrl} from '../../../src/facts/site';
import type {RestCall} from '../../../src/sandbox/calls';
import {contract} from '../../../src/sandbox/contract';
import {successOf} from '../../../src/sandbox/replies';
import {programs} from '../../../src/sandbox/sampleCode';
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

/** Returns a program's imports, and the lines that send the request, indented. */
function parts(program: string, indent: string): string[] {
  const [, imports = '', sent = ''] = /^((?:import [^\n]*\n+)*)(.*?)\n\nif /s.exec(program) ?? [];
  return [imports, sent.replace(/^(?=.)/gm, indent)];
}

/** Returns a call as a command, as tests that expect its status, and as the address of the portal's console. */
function programsOf(call: RestCall, status: number): Record<string, string> {
  const [jestImports, jest] = parts(programs.javascript.write(call), '  ');
  const [pytestImports, pytest] = parts(programs.python.write(call), '    ');
  const fields = call.body?.contentType === 'application/json' ? Object.entries(call.body.example as object) : [];
  const values = fields.map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]);
  const page = siteUrl + (call.documentedOn ?? `${docsRoute}/rest-api-reference`);
  return {
    'Copy as curl': programs.curl.write(call),
    'Copy as Jest test': `import {expect, test} from '@jest/globals';
${jestImports || '\n'}test('${call.summary} returns ${status}', async () => {
${jest}

  expect(response.status).toBe(${status});
});`,
    'Copy as pytest test': `${pytestImports}
def test_${call.summary.toLowerCase().replaceAll(' ', '_')}_returns_${status}():
${pytest}

    assert response.status_code == ${status}`,
    console: `${page}#${consoleId(call.id)}?${new URLSearchParams([['preset', 'success'], ...values])}`,
  };
}

/**
 * Returns all forms in which an exchange can be copied, and where to try it again. Streams and unknown addresses have only a
 * report, which has no keys, because none are kept.
 */
export function copiesOf(exchange: Exchange): Record<string, string> {
  const {method, path, status, request, arranged, violations} = exchange;
  const problems = violations.map((violation) => `- ${sentenceOf(violation)}\n`).join('');
  const json = JSON.stringify(exchange, undefined, 2);
  const title = `# ${method} ${path}: ${status ?? 'no response'}`;
  const report = {'Copy as bug report': `${title}\n\n${problems}\nSeen by the mock:\n\n\`\`\`json\n${json}\n\`\`\``};
  const call = contract.rest.find(({id}) => id === exchange.call);
  if (!call) return report;
  const prefer = request.headers.prefer ?? (arranged?.includes('status') ? `status=${status}` : undefined);
  const url = call.base + path.slice(new URL(call.base).pathname.length);
  const own = {...call, url, prefer, body: call.body && {...call.body, example: exampleOf(call, request)}};
  return {...programsOf(own, status ?? Number(successOf(call).status)), ...report};
}
