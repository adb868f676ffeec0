import {existsSync, readFileSync} from 'node:fs';
import {attribute, element, type MarkdownFile, type MarkdownNode, transform} from '../shared/markdown';
import {drawingFile} from './drawing';

/**
 * Remark plugin: puts the drawing of each `<Diagram alt="…">` into the page as finished SVG, so that the reader's
 * browser draws nothing and nothing shifts. `<Diagram alt="…" island="…">` shows an island that draws itself. In the live preview a diagram that is not drawn yet is left to mermaid;
 * in a build it fails at its place.
 * @param options.live true in the live preview
 */
export default function diagrams({live}: {live: boolean}) {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    transform(tree, (node) => {
      if (node.type === 'code' && node.lang === 'mermaid') {
        return file.fail(
          'A diagram needs a text alternative. Fix: put it into <Diagram alt="…"> … </Diagram>.',
          node.position,
        );
      }
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Diagram') return undefined;
      const alt = attribute(node, 'alt');
      const source = node.children?.find(({lang}) => lang === 'mermaid')?.value;
      if (!alt || !source) return file.fail('<Diagram> needs alt="…" and a ```mermaid fence in it.', node.position);
      const island = attribute(node, 'island');
      if (island) return [element('Diagram', {alt, island})];
      const drawing = drawingFile(source);
      if (existsSync(drawing)) return [element('Diagram', {alt, svg: readFileSync(drawing, 'utf8')})];
      if (live) return [element('Diagram', {alt}, [{type: 'code', lang: 'mermaid', value: source}])];
      return file.fail(
        'This diagram has changed and is not drawn yet. Fix: run `npm run docs:diagrams` and commit the drawing.',
        node.position,
      );
    });
  };
}
