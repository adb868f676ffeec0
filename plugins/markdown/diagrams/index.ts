import {existsSync, readFileSync} from 'node:fs';
import {attribute, element, type MarkdownFile, type MarkdownNode, transform} from '../../shared/markdown';
import {drawingFile} from './drawing';

/**
 * Remark plugin that replaces the source in each `<Diagram alt="…">` with its drawing as SVG, so browsers don't draw
 * it, and the layout doesn't shift. `<Diagram alt="…" island="…">` shows an island instead. If there is no drawing,
 * Mermaid draws the diagram in the live preview, and a build fails.
 * @param options.live whether this is the live preview
 */
export default function diagrams({live}: {live: boolean}) {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    transform(tree, (node) => {
      if (node.type === 'code' && node.lang === 'mermaid') {
        return file.fail(
          'A diagram needs a text alternative. Fix: put it in <Diagram alt="…"> … </Diagram>.',
          node.position,
        );
      }
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Diagram') return undefined;
      const alt = attribute(node, 'alt');
      const source = node.children?.find(({lang}) => lang === 'mermaid')?.value;
      if (!alt || !source)
        return file.fail('<Diagram> needs alt="…" and a ```mermaid block. Fix: add what is missing.', node.position);
      const island = attribute(node, 'island');
      if (island) return [element('Diagram', {alt, island})];
      const drawing = drawingFile(source);
      if (existsSync(drawing)) return [element('Diagram', {alt, svg: readFileSync(drawing, 'utf8')})];
      if (live) return [element('Diagram', {alt}, [{type: 'code', lang: 'mermaid', value: source}])];
      return file.fail(
        'This diagram has no drawing. Fix: run `npm run docs:diagrams`, and commit the drawing.',
        node.position,
      );
    });
  };
}
