import {createSlugger} from '@docusaurus/utils/lib/slugger';
import {
  attribute,
  element,
  type MarkdownNode,
  plainText,
  textElement,
  textNode,
  transform,
} from '../../shared/markdown';

const isHeading = ({type, depth}: MarkdownNode, level: number): boolean => type === 'heading' && depth === level;

/** The line below a call's heading: its method and path. */
const callLine = /^([A-Z]+) (\/\S*)$/;

/** What is shown beside the text: samples of requests and responses. */
const isSample = ({type, name}: MarkdownNode): boolean => type === 'code' || name === 'CodeTabs';

/** What readers can operate, which needs the width of both columns. */
const isLab = ({name}: MarkdownNode): boolean => name === 'TryCall' || name === 'StreamReplay';

/** Shows "Parse text: request" as "Request". Screen readers and the search read all of it, and its ID stays. */
function shortened(node: MarkdownNode): MarkdownNode {
  const title = plainText(node);
  const [, call = '', first = '', rest = ''] = /^(.*: )?(.)(.*)$/.exec(title) ?? [];
  const hidden = textElement('span', {className: 'visually-hidden'}, [textNode(call)]);
  const id: MarkdownNode = {type: 'html', value: `<!-- #${createSlugger().slug(title)} -->`};
  return {...node, children: [...(call ? [hidden] : []), textNode(`${first.toUpperCase()}${rest} `), id]};
}

/** Keeps the styles of an element out of the sheet of all documentation pages. */
const rare = {'data-rare': ''};

/** A paragraph with a bold start, which names what follows: fields, errors, whether to retry, or limits. */
const isLead = ({type, children = []}: MarkdownNode): boolean => type === 'paragraph' && children[0]?.type === 'strong';

/** What follows the fields of a response. */
const isErrors = (node: MarkdownNode): boolean => isLead(node) && /^Errors\b/.test(plainText(node));

/** Names the tabs of a call "Request": its section has the name of the call. */
const renamed = (sample: MarkdownNode): MarkdownNode =>
  sample.name === 'CodeTabs' ? element('CodeTabs', {label: 'Request'}, sample.children ?? []) : sample;

/**
 * Puts the samples of one part of a call beside its text, and before its fields and their lead on narrow screens. The
 * addresses of the fields are below that of the heading.
 */
function sideBySide(nodes: MarkdownNode[]): MarkdownNode {
  const samples = nodes.filter(isSample).map(renamed);
  const heading = nodes.find((node) => isHeading(node, 3));
  const anchor = heading && /<!-- #(\S+) -->/.exec(plainText(heading))?.[1];
  const text = nodes
    .filter((node) => !isSample(node))
    .map((node) => (anchor && node.type === 'table' ? {...node, data: {anchor}} : node));
  const isTable = (node?: MarkdownNode) => node?.type === 'table';
  const fields = text.findIndex((node, index) => isTable(node) || (isLead(node) && isTable(text[index + 1])));
  const start = fields < 0 ? text.length : fields;
  const column = (className: string, children: MarkdownNode[]) =>
    children.length > 0 ? [element('div', {className}, children)] : [];
  return element('div', {className: 'call-row', ...rare}, [
    ...column('call-text', text.slice(0, start)),
    ...column('call-samples mt-5', samples),
    ...column('call-text mt-5', text.slice(start)),
  ]);
}

/** Removes the colon between a bold start and its sentence, which begin on lines of their own. */
function withoutColon([start, sentence, ...rest]: MarkdownNode[]): MarkdownNode[] {
  const [, first = '', more = ''] = /^: (.)(.*)$/s.exec(sentence?.value ?? '') ?? [];
  return [...(start ? [start] : []), textNode(`${first.toUpperCase()}${more}`), ...rest];
}

/** Returns a call's errors, retries, and limits as cells. The causes of errors follow theirs. */
function facts(nodes: MarkdownNode[]): MarkdownNode {
  const cells = nodes.map((node) =>
    isLead(node) ? element('div', {}, [{...node, children: withoutColon(node.children ?? [])}]) : node,
  );
  return element('div', {className: 'call-facts border grid lines rounded small', ...rare}, cells);
}

/** Puts samples beside the text around them. */
const besideText = (nodes: MarkdownNode[]): MarkdownNode[] => (nodes.some(isSample) ? [sideBySide(nodes)] : nodes);

/** Folds a convention that all calls share. Its heading and first paragraph stay in view. */
function convention([title, gist, ...rest]: MarkdownNode[]): MarkdownNode {
  const parts: MarkdownNode[] = [];
  let text: MarkdownNode[] = [];
  for (const node of rest) {
    if (isSample(node) || node.type === 'paragraph') text.push(node);
    else {
      parts.push(...besideText(text), node);
      text = [];
    }
  }
  const summary = [
    ...(title ? [{...title, data: {...title.data, hProperties: {'data-folded': ''}}}] : []),
    textElement('span', {className: 'muted small'}, gist?.children ?? []),
    element('Icon', {name: 'chevron'}, []),
  ];
  return element('Convention', {}, [textElement('summary', {}, summary), ...parts, ...besideText(text)]);
}

function callSection(nodes: MarkdownNode[], method: string, path: string): MarkdownNode[] {
  const [title, , ...rest] = nodes;
  if (!title) return nodes;
  const labs = rest.filter(isLab);
  const operation = labs[0] && attribute(labs[0], 'operation');
  const endpoint = element('Endpoint', {method, path, title: plainText(title), operation});
  const text = rest.filter((node) => !isLab(node)).map((node) => (isHeading(node, 3) ? shortened(node) : node));
  const response = text.findLastIndex((node) => isHeading(node, 3));
  const errors = text.findIndex(isErrors);
  if (errors < response) throw new Error(`Expected a paragraph that starts with "Errors" in "${plainText(title)}".`);
  return [
    element('div', {className: 'call-start', ...rare}, [title, endpoint]),
    ...(labs.length > 0 ? [element('div', {className: 'call-lab', ...rare}, labs)] : []),
    sideBySide(text.slice(0, response)),
    sideBySide(text.slice(response, errors)),
    facts(text.slice(errors)),
  ];
}

/** Splits a page's nodes before each second-level heading, with the old anchors that precede it. */
function sectionsOf(nodes: MarkdownNode[]): MarkdownNode[][] {
  const sections: MarkdownNode[][] = [[]];
  for (const [index, node] of nodes.entries()) {
    const next = nodes.slice(index).find(({name}) => name !== 'span');
    const isFirst = nodes[index - 1]?.name !== 'span';
    if (isFirst && next && isHeading(next, 2)) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** The parts of a section: the old anchors that precede it, and the method and path if it's a call. */
function partsOf(nodes: MarkdownNode[]) {
  const start = nodes.findIndex((node) => isHeading(node, 2));
  const line = start < 0 ? undefined : nodes[start + 1];
  const [, method, path] = (line && callLine.exec(plainText(line))) || [];
  return {anchors: nodes.slice(0, Math.max(start, 0)), section: nodes.slice(Math.max(start, 0)), method, path};
}

/** Longer code in text may be divided on phones. */
const longest = 24;

/** Longer code in text may be divided everywhere. */
const longestOnDesktops = 44;

/** Where a long word in code may be divided, or a short expression or word with hyphens, which stays whole. */
const breaks = /(?<=\S{12}[(.:,])(?=["\p{L}])|("?\$\{[^}]{1,24}\}"?|(?<!\S)(?=\S*-)\S{2,24}(?!\S))/u;

/** Lets browsers divide code after punctuation, instead of anywhere. Readers copy the same code. */
const divided = (code: string): MarkdownNode[] =>
  code.split(breaks).map((part, index) => {
    if (index % 2 === 0) return textNode(part);
    return part ? textElement('span', {className: 'nowrap'}, [textNode(part)]) : textElement('wbr', {}, []);
  });

/** Colors the method in code such as `POST /domains`, and marks long code. */
function inlineCode(tree: MarkdownNode): void {
  transform(tree, ({type, value = ''}) => {
    const [, method, path = ''] = callLine.exec(value) ?? [];
    if (type !== 'inlineCode' || !(method || value.length > longest)) return undefined;
    const parts = method
      ? [textElement('span', {'data-method': method}, [textNode(`${method}\u00a0`)]), textNode(path)]
      : divided(value);
    const length = value.length > longestOnDesktops && !method ? 'always' : '';
    return [textElement('code', value.length > longest ? {'data-long': length} : {}, parts)];
  });
}

/**
 * Remark plugin: lays out the API reference for readers of the page: sections before the first call are folded as
 * conventions, and samples are beside the text of their call. It runs before samples are highlighted. The search,
 * Markdown copies, and checks read the reference without it.
 */
export default function referenceLayout() {
  return (tree: MarkdownNode): void => {
    const [opening = [], ...sections] = sectionsOf(tree.children ?? []);
    const parts = sections.map(partsOf);
    const first = parts.findIndex(({method}) => method);
    if (first >= 0) {
      const conventions = parts.slice(0, first).flatMap(({anchors, section}) => [...anchors, convention(section)]);
      const label = element('div', {className: 'mb-3 muted small semibold'}, [textNode('Conventions')]);
      tree.children = [
        ...opening,
        ...(first > 0 ? [element('div', {className: 'conventions', ...rare}, [label, ...conventions])] : []),
        ...parts
          .slice(first)
          .flatMap(({anchors, section, method, path}) => [
            ...anchors,
            ...(method && path ? callSection(section, method, path) : section),
          ]),
      ];
    }
    inlineCode(tree);
  };
}
