/** @jest-environment node */
import parameters from '../../../../plugins/markdown/parameters';
import {type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {nodesOf, treeOf} from '../../../helpers/markdown';

/** Returns every element with a name, at any depth. */
const all = (node: MarkdownNode, name: string) =>
  nodesOf('mdxJsxFlowElement', node).filter((element) => element.name === name);

/** Returns a table as Markdown, from its lines with cells. */
const table = (...lines: string[]) => [lines[0], lines[0]?.replace(/[^|]+/g, '---'), ...lines.slice(1)].join('\n');

function shown(...lines: string[]): MarkdownNode {
  const page = treeOf(table(...lines)) as MarkdownNode;
  parameters()(page);
  return page;
}

it('a table of fields becomes a list of names, types, what is required, descriptions, and limits if there are some', () => {
  const page = shown(
    '| Field | Type | Required | Default | Range | Description |',
    '| `text` | string | yes | none | not empty | The sentence. |',
    '| `speed` | number | no | `1.0` | 0.5 to 2 | How fast. |',
    "| `loud` | boolean | no | none | `true`, `false` | Whether it's loud. |",
  );
  expect(all(page, 'dt').map(plainText)).toEqual(['text string required', 'speed number', 'loud boolean']);
  const limits = 'Default: 1.0 Range: 0.5 to 2';
  expect(all(page, 'dd').map(plainText)).toEqual(['The sentence.', 'How fast.', limits, "Whether it's loud."]);
  expect(page.children?.some(({type}) => type === 'table')).toBe(false);
});

it.each([
  ['string', '`edge`, `cloud`', 'It.', ['One of: edge, cloud']],
  ['string', '`final`', 'It.', ['Value: final']],
  ['string', 'more than 0', 'It.', ['Range: more than 0']],
  ['string', '1 or more', 'It.', ['Range: 1 or more']],
  ['string', 'ISO 8601 date and time', 'It.', ['Format: ISO 8601 date and time']],
  ['Bool', '`true`, `false`', 'Whether it does.', []],
  ['Boolean', '`true`, `false`', 'Whether it does.', []],
  ['number', '0 to 1', 'How certain it is, from 0 to 1.', []],
])('names a limit by its kind, if type and description do not state it: %s, %s', (type, range, text, limits) => {
  const page = shown('| Field | Type | Range | Description |', `| \`a\` | ${type} | ${range} | ${text} |`);
  expect(all(page, 'dd').map(plainText)).toEqual([text, ...limits]);
});

it('a table of fields collapses the fields of an object', () => {
  const page = shown(
    '| Field | Type | Always present | Range | Description |',
    '| `results` | array of objects | yes | fields below | What was heard. |',
    '| `results[].text` | string | yes | any | The words. |',
    '| `resultsAt` | string | no | any | The time. |',
  );
  const [nested] = all(page, 'NestedFields');
  expect(nested && all(nested, 'dt').map(plainText)).toEqual(['results[].text string']);
  expect(nested?.attributes).toContainEqual(expect.objectContaining({name: 'of', value: 'results'}));
  expect(all(page, 'dt').map(plainText).at(-1)).toBe('resultsAt string not always present');
});

it('treats an option whose default is "Required" as required', () => {
  const page = shown(
    '| Option | Type | Default | Range | What it does |',
    '| `phrase` | string | Required | Any phrase | Starts a turn. |',
  );
  expect(all(page, 'dt').map(plainText)).toEqual(['phrase string required']);
});

it("doesn't change other tables", () =>
  expect(shown('| Field | Type | Use |', '| `code` | string | For you |').children?.[0]?.type).toBe('table'));
