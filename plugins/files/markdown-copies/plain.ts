import {platformSteps} from '../../../src/content/developers/platformDrawing';
import {scoreInWords, weightedScores} from '../../../src/content/developers/weightedScores';
import {parametersOf} from '../../markdown/parameters/rows';
import {attribute, type MarkdownFile, type MarkdownNode, plainText, textNode} from '../../shared/markdown';
import {caption, plainFence} from './fences';
import {isRelative, type linkResolver} from './links';
import {parameterList} from './parameterList';

interface Context {
  file: MarkdownFile;
  resolveLink: ReturnType<typeof linkResolver>;
  /** The files of the partials that the page imports, which `withPartials` inserts. */
  partials: Map<string, string>;
}

type PlainForm = (node: MarkdownNode, context: Context) => MarkdownNode[];

/** Returns an attribute, which the documentation check requires. */
const required = (node: MarkdownNode, name: string): string => attribute(node, name) ?? '';

const inline = /^(?:text|strong|emphasis|delete|inlineCode|link|image|break|footnoteReference)$/;

/** Puts text beside blocks, as HTML allows it, into paragraphs of its own. */
function asBlocks(nodes: MarkdownNode[]): MarkdownNode[] {
  const blocks: MarkdownNode[] = [];
  let text: MarkdownNode[] = [];
  for (const node of nodes) {
    const isText = inline.test(node.type);
    if (!isText) {
      text = [];
      blocks.push(node);
    } else if (text.push(node) === 1) blocks.push({type: 'paragraph', children: text});
  }
  return blocks;
}

function plainChildren({type, children = []}: MarkdownNode, context: Context): MarkdownNode[] {
  const nodes = children.flatMap((child) => plain(child, context));
  return /^(?:root|blockquote|listItem|mdxJsxFlowElement)$/.test(type) ? asBlocks(nodes) : nodes;
}

/** Moves a heading below a new one down by one level. */
const deeper = (node: MarkdownNode): MarkdownNode =>
  node.type === 'heading' ? {...node, depth: Math.min((node.depth ?? 1) + 1, 6)} : node;

/** Returns a step of the drawing on the documentation index as an item of a list. */
const drawnStep = ({title, text: meaning}: (typeof platformSteps)[number]): MarkdownNode => {
  const name: MarkdownNode = {type: 'strong', children: [textNode(title)]};
  return {type: 'listItem', children: [{type: 'paragraph', children: [name, textNode(`: ${meaning}`)]}]};
};

/** Returns a paragraph that states what the page shows in place of its words. */
const shown = (label: string, words: string): MarkdownNode => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [textNode(label)]}, textNode(` ${words}`)],
});

/** Returns a paragraph that states what readers can do on the page. */
const onThePage = (words: string): MarkdownNode[] => [shown('On the page:', words)];

/** Returns an element as HTML, which Markdown may contain, because 10<sup>6</sup> isn't 106. */
const asHtml: PlainForm = (node, context) => [
  {type: 'html', value: `<${node.name}>`},
  ...plainChildren(node, context),
  {type: 'html', value: `</${node.name}>`},
];

/** Returns an element of HTML as Markdown's own. */
const asNode =
  (type: string): PlainForm =>
  (node, context) => [{type, children: plainChildren(node, context)}];

/** Elements of HTML with another form than their children alone. */
const html: Record<string, PlainForm> = {
  a: (node, context) =>
    plain({...node, type: 'link', name: undefined, attributes: [], url: attribute(node, 'href') ?? ''}, context),
  abbr(node, context) {
    const title = attribute(node, 'title');
    return [...plainChildren(node, context), ...(title ? [textNode(` (${title})`)] : [])];
  },
  b: asNode('strong'),
  br: ({type}) => (type === 'mdxJsxTextElement' ? [{type: 'break'}] : []),
  code: (node) => [{type: 'inlineCode', value: plainText(node)}],
  em: asNode('emphasis'),
  i: asNode('emphasis'),
  img: (node, context) =>
    plain(
      {type: 'image', alt: attribute(node, 'alt'), url: attribute(node, 'src') ?? '', position: node.position},
      context,
    ),
  strong: asNode('strong'),
  sub: asHtml,
  // On lines of its own, the element contains paragraphs, which can't be in bold text.
  summary: (node, context) =>
    node.type === 'mdxJsxTextElement'
      ? [{type: 'strong', children: plainChildren(node, context)}]
      : plainChildren(node, context),
  sup: asHtml,
  ...Object.fromEntries(['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, asHtml])),
};

/** The plain Markdown of each tag that authors may use. */
const tags: Record<string, PlainForm> = {
  ...html,
  CodeTabs(node) {
    const label = required(node, 'label');
    return (node.children ?? []).flatMap((fence) => plainFence(fence, label));
  },
  Diagram: (node) => [shown('Diagram:', required(node, 'alt'))],
  DocsTabs: plainChildren,
  Drawing: (node) => [shown('Drawing:', required(node, 'alt'))],
  ErrorFinder: () =>
    onThePage(
      'paste a status, a code, or a body to see its cause and whether the call is safe to retry, and to get sample code and a report that contains no keys.',
    ),
  RecordingCheck: () =>
    onThePage(
      "record from the microphone or choose a file. See its format, level, clipping, and silence, whether it's within the limits, and which settings suit it. Download it as 16-bit mono WAV.",
    ),
  StreamReplay: () => onThePage('a replay of a stream, message by message, with faults to inject.'),
  Icon: () => [],
  LinkCards: plainChildren,
  PlatformDrawing: () => [
    {type: 'list', ordered: true, spread: false, children: platformSteps.map(drawnStep)} as MarkdownNode,
  ],
  SearchBox: () => [],
  SideBySide: plainChildren,
  // Everything that the console shows about the call is in the text beside it.
  TryCall: () => [],
  WeightedScores(node) {
    const example = {weights: required(node, 'weights'), items: required(node, 'items')};
    return [shown('Scores:', weightedScores(example).map(scoreInWords).join(' '))];
  },
  DocsTab: (node, context) => [
    {type: 'heading', depth: 2, children: [textNode(required(node, 'label'))]},
    ...plainChildren(node, context).map(deeper),
  ],
  Tabs: plainChildren,
  TabItem: (node, context) => [
    caption([textNode(attribute(node, 'label') ?? attribute(node, 'value') ?? '')]),
    ...plainChildren(node, context),
  ],
};

/** Returns a `:::warning[Title]` as a quote that starts with its kind, because plain Markdown has no admonitions. */
function admonition(node: MarkdownNode, context: Context): MarkdownNode[] {
  const {children = []} = node;
  const kind = (node.name ?? '').replace(/^./, (letter) => letter.toUpperCase());
  const [first] = children;
  const label = first?.data?.directiveLabel ? plainChildren(first, context) : [];
  const body = label.length > 0 ? children.slice(1) : children;
  const title = label.length > 0 ? [textNode(`${kind}: `), ...label] : [textNode(kind)];
  return [{type: 'blockquote', children: [caption(title), ...plainChildren({type: 'root', children: body}, context)]}];
}

/**
 * Returns a node of a page without anything that plain Markdown doesn't have. Figures and the API reference must already be
 * filled in.
 * @throws Error naming the place of a tag that has no plain form
 */
export function plain(node: MarkdownNode, context: Context): MarkdownNode[] {
  const {type, name, url, position} = node;
  if (/^(yaml|mdxjsEsm|mdx\w+Expression)$/.test(type)) return [];
  if (type === 'code') return plainFence(node);
  const parameters = parametersOf(node);
  if (parameters) return plain(parameterList(parameters), context);
  if (type === 'containerDirective') return admonition(node, context);
  if (type === 'textDirective') return [textNode(`:${name}`), ...plainChildren(node, context)];
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') {
    const form = tags[name ?? ''] ?? (/^[a-z]/.test(name ?? '') || !name ? plainChildren : undefined);
    if (form) return form(node, context);
    const partial = context.partials.get(name ?? '');
    if (partial) return [{type: 'html', value: `<!-- partial ${partial} -->`}];
    const known = Object.keys(tags).join(', ');
    const fix = `give it one in plugins/files/markdown-copies/plain.ts, which knows ${known}.`;
    return context.file.fail(`<${name}> has no form in plain Markdown. Fix: ${fix}`, position);
  }
  // The address of an image beside a page is known only when the site is built.
  if (type === 'image' && isRelative(url ?? '')) return [textNode(`Image: ${node.alt ?? ''}`)];
  return [
    {
      ...node,
      ...(url !== undefined && {url: context.resolveLink(url, context.file.path ?? '')}),
      ...(node.children && {children: plainChildren(node, context)}),
    },
  ];
}
