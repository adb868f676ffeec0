/** @jest-environment node */
import {parseMarkdown} from '../../../../authoring/shared/markdown';
import parameters from '../../../../plugins/markdown/parameters';
import {parametersOf} from '../../../../plugins/markdown/parameters/rows';
import {type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';

function tree(markdown: string): MarkdownNode {
  const parsed = parseMarkdown(markdown);
  if (!('type' in parsed)) throw new Error(parsed.reason);
  return parsed as MarkdownNode;
}

/** Returns every element with a name, at any depth. */
const all = (node: MarkdownNode, name: string): MarkdownNode[] => [
  ...(node.name === name ? [node] : []),
  ...(node.children ?? []).flatMap((child) => all(child, name)),
];

const fields = `
| Field | Type | Required | Default | Range | Description |
|---|---|---|---|---|---|
| \`text\` | string | yes | none | not empty | The sentence. |
| \`speed\` | number | no | \`1.0\` | 0.5 to 2 | How fast. |
| \`loud\` | boolean | no | none | \`true\`, \`false\` | Whether it's loud. |
`;

function shown(markdown: string): MarkdownNode {
  const page = tree(markdown);
  parameters()(page);
  return page;
}

describe('a table of fields', () => {
  it('becomes a list with name, type, and what is required in the first line', () => {
    const page = shown(fields);
    expect(all(page, 'dt').map(plainText)).toEqual(['text string required', 'speed number', 'loud boolean']);
    expect(page.children?.some(({type}) => type === 'table')).toBe(false);
  });

  it('has descriptions, and limits only if there are some', () => {
    const page = shown(fields);
    expect(all(page, 'dd').map(plainText)).toEqual([
      'The sentence.',
      'How fast.',
      'Default: 1.0 Range: 0.5 to 2',
      "Whether it's loud.",
    ]);
  });

  it.each([
    ['`edge`, `cloud`', 'One of: edge, cloud'],
    ['`final`', 'Value: final'],
    ['more than 0', 'Range: more than 0'],
    ['1 or more', 'Range: 1 or more'],
    ['ISO 8601 date and time', 'Format: ISO 8601 date and time'],
  ])('names the limit %s by its kind', (range, limit) => {
    const page = shown(
      `| Field | Type | Range | Description |\n|---|---|---|---|\n| \`a\` | string | ${range} | It. |`,
    );
    expect(all(page, 'dd').map(plainText)).toEqual(['It.', limit]);
  });

  it.each([
    ['Bool', '`true`, `false`', 'Whether it does.'],
    ['Boolean', '`true`, `false`', 'Whether it does.'],
    ['number', '0 to 1', 'How certain it is, from 0 to 1.'],
  ])('leaves out limits that the type %s or the description states', (type, range, description) => {
    const page = shown(
      `| Field | Type | Range | Description |\n|---|---|---|---|\n| \`a\` | ${type} | ${range} | ${description} |`,
    );
    expect(all(page, 'dd').map(plainText)).toEqual([description]);
  });

  it('collapses the fields of an object', () => {
    const page = shown(`
| Field | Type | Always present | Range | Description |
|---|---|---|---|---|
| \`results\` | array of objects | yes | fields below | What was heard. |
| \`results[].text\` | string | yes | any | The words. |
| \`resultsAt\` | string | no | any | The time. |
`);
    const [nested] = all(page, 'NestedFields');
    expect(nested && all(nested, 'dt').map(plainText)).toEqual(['results[].text string']);
    expect(nested?.attributes).toContainEqual(expect.objectContaining({name: 'of', value: 'results'}));
    expect(all(page, 'dt').map(plainText).at(-1)).toBe('resultsAt string not always present');
  });
});

it('treats an option whose default is "Required" as required', () => {
  const [table] = tree(`
| Option | Type | Default | Range | What it does |
| --- | --- | --- | --- | --- |
| \`phrase\` | \`string\` | Required | Any phrase | Starts a turn. |
`).children as [MarkdownNode];
  expect(parametersOf(table)).toMatchObject([{name: 'phrase', required: true, default: undefined}]);
});

it("doesn't change other tables", () => {
  const page = shown('| Field | Type | Use |\n|---|---|---|\n| `code` | string | For your program |\n');
  expect(page.children?.map(({type}) => type)).toEqual(['table']);
});
