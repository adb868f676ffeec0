/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {contract} from '../../../src/sandbox/contract';
import {curl} from '../../../src/sandbox/samples/curl';
import {javascript, json, literal, python} from '../../../src/sandbox/samples/literal';

describe('sample literals', () => {
  const value = {say: `it's "on"`, 'two words': [true, null, 1.5]};

  it('are written as each language writes them', () => {
    expect(literal(value, json)).toBe(`{"say": "it's \\"on\\"", "two words": [true, null, 1.5]}`);
    expect(literal(value, javascript)).toBe(`{say: 'it\\'s "on"', 'two words': [true, null, 1.5]}`);
    expect(literal(value, python)).toBe(`{"say": "it's \\"on\\"", "two words": [True, None, 1.5]}`);
  });

  it('break where they are long', () => {
    expect(literal({first: 'a'.repeat(40), second: 'b'.repeat(40)}, javascript, 2)).toBe(
      `{\n    first: '${'a'.repeat(40)}',\n    second: '${'b'.repeat(40)}',\n  }`,
    );
  });

  it('survive the shell', () => {
    const [call] = contract.rest.filter(({id}) => id === 'parseText');
    if (!call?.body) throw new Error('The parse call has no body.');
    const command = curl({...call, body: {...call.body, example: {text: "it's on"}}}).replace(
      /^curl/,
      'printf "%s\\n"',
    );
    expect(execFileSync('sh', ['-c', command], {encoding: 'utf8'})).toContain(`{"text": "it's on"}`);
  });
});
