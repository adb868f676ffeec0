/** @jest-environment node */
import {contract} from '../../../src/sandbox/contract';
import {curl} from '../../../src/sandbox/sampleCode/curl';
import {javascriptCall, javascriptStream} from '../../../src/sandbox/sampleCode/javascript';
import {javascript, json, literal} from '../../../src/sandbox/sampleCode/literal';
import {pythonCall, pythonStream} from '../../../src/sandbox/sampleCode/python';

it('sample literals have line breaks if they are long', () => {
  expect(literal({first: 'a'.repeat(40), second: 'b'.repeat(40)}, javascript, 2)).toBe(
    `{\n    first: '${'a'.repeat(40)}',\n    second: '${'b'.repeat(40)}',\n  }`,
  );
});

it('sample literals of deeply nested data are written in no time, with every level indented', () => {
  const depth = 60;
  const nested: unknown = JSON.parse('['.repeat(depth) + JSON.stringify('a'.repeat(80)) + ']'.repeat(depth));
  expect(literal(nested, json).split('\n')).toHaveLength(2 * depth + 1);
});

const [call] = contract.rest as [(typeof contract.rest)[0]];

it('sends the request again after 429, server errors, and no response only, and a file from its start', () => {
  expect(curl(call, 4)).toContain('--fail-with-body \\\n  --retry 4 \\\n  --retry-connrefused \\\n');
  expect(javascriptCall(call, 4)).toMatch(
    /attempt <= 4;[\s\S]*response = await fetch\([\s\S]*\n {4}\}\);\n {4}if \(response\.status !== 429 && response\.status < 500\) break;\n {4}if \(attempt < 4\) await response\.arrayBuffer\(\);\n {2}\} catch \(error\) \{\n {4}if \(attempt === 4\) throw error;\n/,
  );
  expect(pythonCall(call, 4)).toMatch(
    /for attempt in range\(5\):[\s\S]*\n {8}with open[\s\S]*\n {4}except requests\.RequestException:\n {8}if attempt == 4:\n {12}raise\n[\s\S]*\n {4}if response\.status_code != 429 and [\s\S]*\n {8}break\n/,
  );
});

it.each(contract.rest)('a sample has a timeout, and no retries: $id', (call) => {
  expect(javascriptCall(call)).toContain('signal: AbortSignal.timeout(30_000),');
  expect(pythonCall(call)).toContain('timeout=30,');
  for (const write of [curl, javascriptCall, pythonCall]) expect(write(call)).not.toMatch(/retry|attempt|wait\(/);
});

it.each(contract.streams)(
  'samples of a stream read while they send, and have a timeout for the connection: $id',
  (stream) => {
    expect(pythonStream(stream)).toMatch(
      /create_connection\([\s\S]*?\n {8}timeout=30,[\s\S]*target=read[\s\S]*send_binary/,
    );
    expect(javascriptStream(stream)).toContain('handshakeTimeout: 30_000');
  },
);
