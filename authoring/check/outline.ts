import {basename, join, relative} from 'node:path';
import {parseMeta} from '../../plugins/markdown/code-blocks/meta';
import {drawingFile, needsDrawing} from '../../plugins/markdown/diagrams/drawing';
import {contractPaths} from '../../plugins/shared/contractPaths';
import {nameHeadings} from '../../plugins/shared/headingIds';
import {attribute, type MarkdownNode, transform} from '../../plugins/shared/markdown';
import {partialsOf} from '../../plugins/shared/partials';
import type {Page} from './page';
import {startOf} from './places';
import type {Finding} from './problems';
import {shownWords} from './words';
import type {Entry} from './yaml';

/** A link or image, and the position of its address. */
export interface Link {
  kind: 'link' | 'image';
  url: string;
  offset: number;
  start: number;
  end: number;
}

/** The parts of a page that site rules need. */
export interface Outline {
  file: string;
  source: string;
  /** Whether the page could be parsed. If not, its headings and links are unknown. */
  readable: boolean;
  matter: Entry[];
  /** The targets of links. */
  anchors: {id: string; offset: number}[];
  links: Link[];
  /** The files that the page imports as parts of itself. */
  partials: {file: string; offset: number}[];
  /** The file in which the drawing of each diagram must be. */
  drawings: {file: string; offset: number}[];
  /** The schemas that JSON samples name, and their positions. */
  shapes: {name: string; offset: number}[];
  /** The findings of the rules about single pages. */
  findings: (Finding & {rule: string})[];
}

/** Returns the page with the generated API reference. The generator is loaded only for the page that needs it. */
async function withReference({tree, nodes}: Page, root: string): Promise<MarkdownNode> {
  if (!nodes.some(({node}) => node.name === 'ApiReference')) return tree;
  const {referenceNodes} = await import('../../plugins/markdown/api-reference');
  const whole = {...tree};
  transform(whole, (node) =>
    node.name === 'ApiReference'
      ? referenceNodes(join(root, contractPaths.openapi), join(root, contractPaths.asyncapi)).map((made) => ({
          ...made,
          position: node.position,
        }))
      : undefined,
  );
  return whole;
}

/** Returns the address of a link or an image in HTML. The rule `tags` reports names of files. */
function addressIn(node: MarkdownNode): string | undefined {
  const name = node.name === 'a' ? 'href' : node.name === 'img' ? 'src' : undefined;
  const url = name && attribute(node, name);
  return url && /^(?:[/#]|[a-z]+:)/i.test(url) ? url : undefined;
}

function addressOf({source}: Page, node: MarkdownNode): {start: number; end: number} {
  const url = node.url ?? addressIn(node) ?? '';
  const end = node.position?.end.offset ?? 0;
  const start = source.lastIndexOf(url, end);
  return start >= startOf(node) ? {start, end: start + url.length} : {start: startOf(node), end: startOf(node)};
}

function shapesIn({nodes, source}: Page): Outline['shapes'] {
  return nodes.flatMap(({node}) => {
    const {schema} = parseMeta(node.type === 'code' ? node.meta : undefined);
    return schema ? [{name: schema, offset: source.indexOf(schema, source.indexOf('schema="', startOf(node)))}] : [];
  });
}

/** Returns the outline of a page, without findings. */
export async function outlineOf(page: Page, root: string): Promise<Omit<Outline, 'findings'>> {
  const {nodes} = page;
  const headings = nameHeadings(await withReference(page, root), shownWords);
  const withId = nodes.filter(({node}) => node.type.startsWith('mdxJsx') && attribute(node, 'id'));
  const linked = nodes.filter(({node}) => /^(link|image|definition)$/.test(node.type) || addressIn(node));
  const diagrams = nodes.filter(({node, within}) => needsDrawing(node, within));
  return {
    file: page.file,
    source: page.source,
    readable: !page.syntax,
    matter: page.frontMatter?.entries ?? [],
    anchors: [
      ...headings.map(({node, id}) => ({id, offset: startOf(node)})),
      ...withId.map(({node}) => ({id: attribute(node, 'id') ?? '', offset: startOf(node)})),
    ],
    links: linked.map(({node}) => ({
      kind: node.type === 'image' || node.name === 'img' ? 'image' : 'link',
      url: node.url ?? addressIn(node) ?? '',
      offset: startOf(node),
      ...addressOf(page, node),
    })),
    partials: [...new Set(partialsOf(page.tree, join(root, page.file)).values())].map((path) => ({
      file: relative(root, path).replaceAll('\\', '/'),
      offset: page.source.indexOf(basename(path)),
    })),
    shapes: shapesIn(page),
    drawings: diagrams.map(({node}) => ({file: drawingFile(node.value ?? ''), offset: startOf(node)})),
  };
}
