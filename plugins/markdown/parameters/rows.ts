import {type MarkdownNode, plainText} from '../../shared/markdown';

type Column = 'name' | 'type' | 'required' | 'present' | 'default' | 'range' | 'description';

/** The columns of a table of options, fields, or messages, by their headings. */
const columns: Record<string, Column> = {
  Option: 'name',
  Field: 'name',
  Message: 'name',
  Type: 'type',
  Form: 'type',
  Required: 'required',
  'Always present': 'present',
  Default: 'default',
  Range: 'range',
  'What it does': 'description',
  Description: 'description',
  Content: 'description',
};

/** Values that say nothing: there is no default, or every value of the type is allowed. */
const empty = new Set(['', 'none', 'undefined', 'any', 'not empty', 'not specified', 'fields below']);

/** An option, a message, or a field, with the fields inside it. */
export interface Parameter {
  name: string;
  /** Whether the name is code. That of a message isn't. */
  isCode: boolean;
  type: MarkdownNode[];
  required: boolean;
  /** Set for a field of a response that isn't in every response. */
  optional: boolean;
  default?: MarkdownNode[];
  range?: MarkdownNode[];
  description: MarkdownNode[];
  fields: Parameter[];
}

/** Returns whether the type or the description already says which values are allowed. */
const isClear = (type: string, range: string, description: string): boolean =>
  /^bool(ean)?$/i.test(type) || description.includes(range);

function parameter(header: (Column | undefined)[], row: MarkdownNode): Parameter {
  const cell = (column: Column) => row.children?.[header.indexOf(column)]?.children ?? [];
  const words = (column: Column) => cell(column).map(plainText).join('');
  const value = (column: Column) => (empty.has(words(column)) ? undefined : cell(column));
  return {
    name: words('name'),
    isCode: cell('name')[0]?.type === 'inlineCode',
    type: cell('type'),
    required: words('required') === 'yes' || words('default') === 'Required',
    optional: words('present') === 'no',
    default: words('default') === 'Required' ? undefined : value('default'),
    range: isClear(words('type'), words('range'), words('description')) ? undefined : value('range'),
    description: cell('description'),
    fields: [],
  };
}

/** Returns the parameter that contains the one with this name: `results` contains `results[].text`. */
const holderOf = (name: string, among: Parameter[]): Parameter | undefined =>
  among.findLast((other) => name.startsWith(`${other.name}.`) || name.startsWith(`${other.name}[].`));

/** Returns the rows of a table of options, fields, or messages, and undefined for any other table. */
export function parametersOf({type, children = []}: MarkdownNode): Parameter[] | undefined {
  const [head, ...rows] = children;
  if (type !== 'table' || !head) return undefined;
  const header = (head.children ?? []).map((cell) => columns[plainText(cell)]);
  const has = (column: Column) => header.includes(column);
  const isOfParameters = header.every(Boolean) && has('name') && has('type') && has('description');
  if (!isOfParameters) return undefined;
  const all = rows.map((row) => parameter(header, row));
  const roots: Parameter[] = [];
  for (const [index, entry] of all.entries()) (holderOf(entry.name, all.slice(0, index))?.fields ?? roots).push(entry);
  return roots;
}
