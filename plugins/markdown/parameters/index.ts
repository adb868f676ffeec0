import {createSlugger} from '@docusaurus/utils/lib/slugger';
import {element, type MarkdownNode, plainText, textElement, textNode, transform} from '../../shared/markdown';
import {type Parameter, parametersOf} from './rows';

const code = (value: string): MarkdownNode => ({type: 'inlineCode', value});

const span = (className: string, children: MarkdownNode[]) => textElement('span', {className}, children);

/** The name of a field, of which the part that it shares with the object around it is muted. */
function nameOf({name, isCode}: Parameter): MarkdownNode {
  if (!isCode) return textElement('strong', {}, [textNode(name)]);
  const [, around = '', own = name] = /^(.*\.)(.*)$/.exec(name) ?? [];
  return around ? textElement('code', {}, [span('muted', [textNode(around)]), textNode(own)]) : code(name);
}

function term(entry: Parameter, id: string | undefined): MarkdownNode {
  const {type, required, optional} = entry;
  const mark = required ? 'required' : optional ? 'not always present' : undefined;
  return element('dt', {}, [
    id ? textElement('a', {href: `#${id}`}, [nameOf(entry)]) : nameOf(entry),
    textNode(' '),
    span('parameter-type', type),
    ...(mark ? [textNode(' '), span(required ? 'semibold tiny' : 'muted tiny', [textNode(mark)])] : []),
  ]);
}

/** Returns the name of a parameter's limit: a list of choices in code, a range of numbers, or a format in words. */
function limitName(limit: MarkdownNode[]): string {
  const choices = limit.filter(({type}) => type === 'inlineCode');
  if (choices.length > 0) return choices.length > 1 ? 'One of' : 'Value';
  return /\d+ to|or more|more than/.test(limit.map(plainText).join('')) ? 'Range' : 'Format';
}

function limits({default: value, range}: Parameter): MarkdownNode[] {
  const parts = [
    ...(value ? [span('parameter-limit', [textNode('Default: '), ...value]), textNode(' ')] : []),
    ...(range ? [span('parameter-limit', [textNode(`${limitName(range)}: `), ...range])] : []),
  ];
  return parts.length > 0 ? [element('dd', {className: 'parameter-limits'}, parts)] : [];
}

/** Returns the ID of a parameter, if its table has addresses for its rows. Headings have none with a capital. */
type IdOf = (name: string) => string | undefined;

const fold = ({name, fields}: Parameter, idOf: IdOf): MarkdownNode[] =>
  fields.length > 0 ? [element('dd', {}, [element('NestedFields', {of: name}, [list(fields, idOf)])])] : [];

function list(parameters: Parameter[], idOf: IdOf): MarkdownNode {
  const rows = parameters.map((entry) => {
    const id = entry.isCode ? idOf(entry.name) : undefined;
    const parts = [term(entry, id), element('dd', {}, entry.description), ...limits(entry), ...fold(entry, idOf)];
    return element('div', {id}, parts);
  });
  return element('dl', {className: 'parameters rows'}, rows);
}

/**
 * Remark plugin: shows tables of options, fields, and messages as lists. A list needs no horizontal scrolling, and it
 * omits what a table can only show as "none".
 */
export default function parameters() {
  return (tree: MarkdownNode): void => {
    const slugger = createSlugger();
    transform(tree, (node) => {
      const found = parametersOf(node);
      const anchor = node.data?.anchor;
      const idOf: IdOf = (name) => (anchor ? `Field-${slugger.slug(`${anchor} ${name}`)}` : undefined);
      return found && [list(found, idOf)];
    });
  };
}
