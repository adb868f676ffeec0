/** @jest-environment node */
import {contract} from '../../../src/sandbox/contract';
import {curl} from '../../../src/sandbox/programs/curl';
import {javascriptCall} from '../../../src/sandbox/programs/javascript';
import {javascript, json, literal, python} from '../../../src/sandbox/programs/literal';
import {pythonCall} from '../../../src/sandbox/programs/python';

describe('sample literals', () => {
  const value = {say: `it's "on"`, 'two words': [true, null, 1.5]};

  it('have the syntax of each language', () => {
    expect(literal(value, json)).toBe(`{"say": "it's \\"on\\"", "two words": [true, null, 1.5]}`);
    expect(literal(value, javascript)).toBe(`{say: 'it\\'s "on"', 'two words': [true, null, 1.5]}`);
    expect(literal(value, python)).toBe(`{"say": "it's \\"on\\"", "two words": [True, None, 1.5]}`);
  });

  it('have line breaks if they are long', () => {
    expect(literal({first: 'a'.repeat(40), second: 'b'.repeat(40)}, javascript, 2)).toBe(
      `{\n    first: '${'a'.repeat(40)}',\n    second: '${'b'.repeat(40)}',\n  }`,
    );
  });

  it('are empty on one line, however little room there is', () => {
    expect(literal({a: [], b: {}}, json, 80)).toBe(
      `{\n${' '.repeat(82)}"a": [],\n${' '.repeat(82)}"b": {}\n${' '.repeat(80)}}`,
    );
  });

  it('of deeply nested data are written in no time, with every level indented', () => {
    const depth = 60;
    const nested: unknown = JSON.parse('['.repeat(depth) + JSON.stringify('a'.repeat(80)) + ']'.repeat(depth));
    expect(literal(nested, json).split('\n')).toHaveLength(2 * depth + 1);
  });
});

describe('a sample with retries', () => {
  const [call] = contract.rest.filter(({id}) => id === 'recognizeRecording');
  if (!call) throw new Error('The contract has no such call.');

  it('sends the request again after 429, server errors, and no response only, and a file from its start', () => {
    expect(curl(call, 4)).toContain('--fail-with-body \\\n  --retry 4 \\\n  --retry-connrefused \\\n');
    expect(javascriptCall(call, 4)).toContain("import {setTimeout as wait} from 'node:timers/promises';");
    expect(javascriptCall(call, 4)).toMatch(
      /attempt <= 4;[\s\S]*response = await fetch\([\s\S]*\n {4}\}\);\n {4}if \(response\.status !== 429 && response\.status < 500\) break;\n {4}if \(attempt < 4\) await response\.arrayBuffer\(\);\n {2}\} catch \(error\) \{\n {4}if \(attempt === 4\) throw error;\n/,
    );
    expect(pythonCall(call, 4)).toMatch(
      /for attempt in range\(5\):[\s\S]*\n {8}with open[\s\S]*\n {4}except requests\.RequestException:\n {8}if attempt == 4:\n {12}raise\n[\s\S]*\n {4}if response\.status_code != 429 and [\s\S]*\n {8}break\n/,
    );
  });

  it('is the plain sample if there are no retries', () => {
    for (const write of [curl, javascriptCall, pythonCall])
      expect(write(call)).not.toMatch(/retry|attempt|wait\(|import time/);
  });
});

describe('a sample of any call', () => {
  it.each(contract.rest)('reads the base URL from the environment, and has a timeout: $id', (call) => {
    const path = call.url.slice(call.base.length);
    expect(curl(call)).toContain(`curl "$TIMBRE_API_BASE${path}"`);
    expect(javascriptCall(call)).toContain(`fetch(\`\${process.env.TIMBRE_API_BASE}${path}\``);
    expect(javascriptCall(call)).toContain('signal: AbortSignal.timeout(30_000),');
    expect(pythonCall(call)).toContain(`f"{os.environ['TIMBRE_API_BASE']}${path}"`);
    expect(pythonCall(call)).toContain('timeout=30,');
  });
});
