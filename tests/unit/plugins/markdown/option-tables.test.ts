/** @jest-environment node */
import {readFileSync} from 'node:fs';
import optionTables from '../../../../plugins/markdown/option-tables';
import {settingsPath} from '../../../../plugins/shared/contractPaths';
import {element, type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {markdownFile} from '../../../helpers/markdown';

const described: {$defs: object} = JSON.parse(readFileSync(settingsPath, 'utf8'));

/** Returns the rows of the table that replaces a tag, with joined cells. */
async function rowsOf(sdk: string, of: string): Promise<string[]> {
  const position = {start: {line: 7, column: 1}, end: {line: 7, column: 9}};
  const tag: MarkdownNode = {...element('OptionTable', {sdk, of}), position};
  const tree = {type: 'root', children: [tag]};
  await optionTables()(tree, markdownFile('docs/page.mdx'));
  return tree.children.flatMap(({children = []}) =>
    children.map((row) => (row.children ?? []).map(plainText).join(' | ')),
  );
}

it.each([
  ['web', "string | 'standard' | 'standard', 'high', 'maximum'"],
  ['ios', 'PrivacyMode | .standard | .standard, .high, .maximum'],
  ['android', 'PrivacyMode | STANDARD | STANDARD, HIGH, MAXIMUM'],
])('an options table has the names, types, and defaults of the %s SDK', async (sdk, cells) => {
  const [head, ...rows] = await rowsOf(sdk, 'PrivacySettings');
  expect(head).toBe('Option | Type | Default | Range | What it does');
  expect(rows).toContain(`privacyMode | ${cells} | How strictly voice data is protected.`);
});

it.each([
  ['web', 'RecognitionOptions', 'a limit that it must exceed', /^timeout \| number \| 10000 \| more than 0 \| /m],
  ['android', 'WakeWordOptions', 'what is required', /^phrase \| String \| Required \| {2}\| The phrase that/m],
  ['web', 'SearchOptions', 'an object', /^rankingFactors \| object \| \{recency: 0\.3, popularity: 0\.5, relevance/m],
  ['web', 'PerformanceSettings', 'a callback as a function', /^onMetric \| function \| undefined \| {2}\| /m],
  ['ios', 'ClientOptions', 'what is abbreviated differently', /^baseURL \| URL\? \| nil \| {2}\| The address/m],
])('an options table of the %s SDK, %s, shows %s', async (sdk, set, _, row) =>
  expect((await rowsOf(sdk, set)).join('\n')).toMatch(row),
);

it.each(Object.keys(described.$defs))('an options table can be generated from %s for every SDK', async (set) => {
  for (const sdk of ['web', 'ios', 'android']) expect((await rowsOf(sdk, set)).length).toBeGreaterThan(2);
});

it.each([
  ['of an unknown SDK', 'wep', 'PrivacySettings', /docs\/page\.mdx:7:1: .*did you mean "web"\?/],
  ['of an unknown type', 'web', 'PrivacySetings', /did you mean "PrivacySettings"\?/],
])('an options table %s fails at its position', (_, sdk, set, message) =>
  expect(rowsOf(sdk, set)).rejects.toThrow(message),
);
