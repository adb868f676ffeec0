/** @jest-environment node */
import {rehype} from 'rehype';
import type {Nodes} from '../../../../plugins/shared/builtPage';
import {highlight} from '../../../../src/components/CodeBlock/highlight';
import {callOf} from '../../../../src/islands/ApiConsole/call';
import {presetsOf} from '../../../../src/islands/ApiConsole/presets';
import {filledCall} from '../../../../src/islands/ApiConsole/request';
import {type CodeLanguage, tokenize} from '../../../../src/islands/shared/code/colors';
import {contract} from '../../../../src/sandbox/contract';
import {programs, type SampleLanguage} from '../../../../src/sandbox/sampleCode';

/** Returns each visible character of highlighted code with its color. */
function charactersOf(nodes: Nodes[], color?: string): string[] {
  return nodes.flatMap((node) => {
    if ('value' in node) return [...node.value].filter((one) => one.trim()).map((one) => `${one} ${color}`);
    if (node.type !== 'element') return [];
    const name = String(node.properties.className);
    return charactersOf(node.children, /^code-/.test(name) ? name : color);
  });
}

const written = Object.keys(programs) as SampleLanguage[];

const byBuild = (code: string, grammar: string) => charactersOf(rehype.parse(highlight(code, grammar)).children);

const byIslands = (code: string, language: CodeLanguage) =>
  tokenize(code, language).flatMap(({text, color}) =>
    [...text].filter((one) => one.trim()).map((one) => `${one} ${color}`),
  );

const requests = contract.rest.flatMap(({id}) => {
  const call = callOf(id);
  return presetsOf(call).map((preset) => [`${id}, ${preset.name}`, filledCall(call, {preset, ...preset})] as const);
});

describe('code in islands has the colors of the build', () => {
  describe.each([0, 3])('with %i retries', (retries) => {
    test.each(requests)('%s', (_, call) => {
      for (const language of written) {
        const code = programs[language].write(call, retries);
        expect(byIslands(code, language)).toEqual(byBuild(code, programs[language].language));
      }
    });
  });

  test('JSON', () => {
    const code = JSON.stringify({a: 'b " c', n: -1.5, t: true, none: null, list: ['x', 2]}, null, 2);
    expect(byIslands(code, 'json')).toEqual(byBuild(code, 'json'));
  });
});
