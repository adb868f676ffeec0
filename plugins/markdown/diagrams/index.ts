import {existsSync, readFileSync} from 'node:fs';
import {attribute, element, type MarkdownNode, transform} from '../../shared/markdown';
import {drawingFile} from './drawing';

/**
 * Remark plugin that replaces the source in each `<Diagram alt="…">` with its drawing as SVG, so browsers don't draw
 * it, and the layout doesn't shift. `<Diagram alt="…" island="…">` shows an island instead. If there is no drawing,
 * which the documentation check reports before a build, Mermaid draws the diagram in the live preview.
 */
export default function diagrams() {
  return (tree: MarkdownNode): void => {
    transform(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Diagram') return undefined;
      const [alt, island] = [attribute(node, 'alt'), attribute(node, 'island')];
      if (island) return [element('Diagram', {alt, island})];
      const source = node.children?.find(({lang}) => lang === 'mermaid')?.value ?? '';
      const drawing = drawingFile(source);
      if (existsSync(drawing)) return [element('Diagram', {alt, svg: readFileSync(drawing, 'utf8')})];
      return [element('Diagram', {alt}, [{type: 'code', lang: 'mermaid', value: source}])];
    });
  };
}
