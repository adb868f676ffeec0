import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {attribute, type MarkdownNode} from '../../shared/markdown';

/** The folder of the drawings, relative to the project root. They are committed with the pages that show them. */
export const drawingsFolder = 'docs/diagrams';

/** Returns the name of a diagram's drawing: a hash of the source, so a changed source has no drawing. */
export function drawingName(source: string): string {
  return createHash('sha256').update(source.trim().replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}

/** Returns the file with the drawing of a diagram's source. */
export const drawingFile = (source: string): string => join(drawingsFolder, `${drawingName(source)}.svg`);

/** Returns whether a node is the source of a diagram that needs a drawing. An island draws its diagram itself. */
export function needsDrawing(node: MarkdownNode, within: MarkdownNode | undefined): boolean {
  return node.lang === 'mermaid' && within?.name === 'Diagram' && !attribute(within, 'island');
}
