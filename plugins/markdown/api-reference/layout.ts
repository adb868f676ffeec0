import GithubSlugger from 'github-slugger';
import {attribute, element, type MarkdownNode, plainText, textNode} from '../../shared/markdown';

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
  const hidden = {...element('span', {className: 'visually-hidden'}, [textNode(call)]), type: 'mdxJsxTextElement'};
  const id: MarkdownNode = {type: 'html', value: `<!-- #${new GithubSlugger().slug(title)} -->`};
  return {...node, children: [...(call ? [hidden] : []), textNode(`${first.toUpperCase()}${rest} `), id]};
}

/** What follows the fields of a response: its errors, whether to retry, and limits. */
const isErrors = ({type, children = []}: MarkdownNode): boolean =>
  type === 'paragraph' && children[0]?.type === 'strong' && plainText(children[0]) === 'Errors';

/** Names the tabs of a call "Request": its section has the name of the call. */
const renamed = (sample: MarkdownNode): MarkdownNode =>
  sample.name === 'CodeTabs' ? element('CodeTabs', {label: 'Request'}, sample.children ?? []) : sample;

/** Puts the samples of one part of a call beside its text. */
function sideBySide(nodes: MarkdownNode[]): MarkdownNode {
  const samples = nodes.filter(isSample).map(renamed);
  const text = nodes.filter((node) => !isSample(node));
  return element('div', {className: 'call-row'}, [
    element('div', {className: 'call-text'}, text),
    ...(samples.length > 0 ? [element('div', {className: 'call-samples'}, samples)] : []),
  ]);
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
    element('div', {className: 'call-start'}, [title, endpoint]),
    sideBySide(text.slice(0, response)),
    ...(labs.length > 0 ? [element('div', {className: 'call-lab'}, labs)] : []),
    sideBySide(text.slice(response, errors)),
    ...text.slice(errors),
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

/**
 * Remark plugin: lays out the API reference for readers of the page, with samples beside the text of their call. It runs
 * before samples are highlighted. The search, Markdown copies, and checks read the reference without it.
 */
export default function referenceLayout() {
  return (tree: MarkdownNode): void => {
    tree.children = sectionsOf(tree.children ?? []).flatMap((nodes) => {
      const start = nodes.findIndex((node) => isHeading(node, 2));
      const line = nodes[start + 1];
      const [, method, path] = (start >= 0 && line && callLine.exec(plainText(line))) || [];
      if (!method || !path) return nodes;
      return [...nodes.slice(0, start), ...callSection(nodes.slice(start), method, path)];
    });
  };
}
