/** @jest-environment node */
import {readFileSync} from 'node:fs';
import optionTables from '../../../../plugins/markdown/option-tables';
import {type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {markdownFile} from '../../../../plugins/shared/readMarkdown';

const sources = {
  webSdk: 'api/web-sdk',
  iosSdk: 'api/ios-sdk',
  androidSdk: 'api/android-sdk',
  settings: 'api/settings.schema.json',
};

const described: {$defs: object} = JSON.parse(readFileSync(sources.settings, 'utf8'));

/** Returns the rows of the table that replaces a tag, with joined cells. */
async function rowsOf(sdk: string, of: string): Promise<string[]> {
  const attributes = Object.entries({sdk, of}).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
  const position = {start: {line: 7, column: 1}, end: {line: 7, column: 9}};
  const tag: MarkdownNode = {type: 'mdxJsxFlowElement', name: 'OptionTable', attributes, children: [], position};
  const tree = {type: 'root', children: [tag]};
  await optionTables(sources)(tree, markdownFile('docs/page.mdx'));
  return tree.children.flatMap(({children = []}) =>
    children.map((row) => (row.children ?? []).map(plainText).join(' | ')),
  );
}

describe('an options table', () => {
  it.each([
    [
      'web',
      "privacyMode | string | 'standard' | 'standard', 'high', 'maximum' | How strictly voice data is protected.",
    ],
    [
      'ios',
      'privacyMode | PrivacyMode | .standard | .standard, .high, .maximum | How strictly voice data is protected.',
    ],
    [
      'android',
      'privacyMode | PrivacyMode | STANDARD | STANDARD, HIGH, MAXIMUM | How strictly voice data is protected.',
    ],
  ])('has the names, types, and defaults of the %s SDK', async (sdk, row) => {
    const rows = await rowsOf(sdk, 'PrivacySettings');
    expect(rows[0]).toBe('Option | Type | Default | Range | What it does');
    expect(rows).toContain(row);
  });

  it('has a limit that an option must exceed', async () => {
    const rows = await rowsOf('web', 'RecognitionOptions');
    expect(rows.find((row) => row.startsWith('timeout'))).toMatch(/^timeout \| number \| 10000 \| more than 0 \| /);
  });

  it('shows that an option is required, and a type without a name as an object', async () => {
    expect(await rowsOf('android', 'WakeWordOptions')).toContain(
      'phrase | String | Required |  | The phrase that starts a turn.',
    );
    expect((await rowsOf('web', 'SearchOptions')).find((row) => row.startsWith('rankingFactors'))).toMatch(
      /^rankingFactors \| object \| \{recency: 0\.3, popularity: 0\.5, relevance: 0\.7\} \| /,
    );
  });

  it('shows a callback as a function', async () => {
    expect((await rowsOf('web', 'PerformanceSettings')).at(-1)).toMatch(/^onMetric \| function \| undefined \| {2}\| /);
  });

  it('finds the description of an option that an SDK abbreviates differently', async () => {
    expect((await rowsOf('ios', 'ClientOptions'))[1]).toMatch(
      /^baseURL \| URL\? \| nil \| {2}\| The address of your server/,
    );
  });

  it.each(Object.keys(described.$defs))('can be generated from %s for every SDK', async (set) => {
    for (const sdk of ['web', 'ios', 'android']) expect((await rowsOf(sdk, set)).length).toBeGreaterThan(2);
  });

  it.each([
    ['of an unknown SDK', 'wep', 'PrivacySettings', /docs\/page\.mdx:7:1: .*did you mean "web"\?/],
    ['of an unknown type', 'web', 'PrivacySetings', /did you mean "PrivacySettings"\?/],
  ])('%s fails at its position', async (_, sdk, set, message) => {
    await expect(rowsOf(sdk, set)).rejects.toThrow(message);
  });
});
