import {createHash} from 'node:crypto';
import {join} from 'node:path';

/** Where drawings stand, relative to the project's folder. They are committed beside the pages that show them. */
export const drawingsFolder = 'docs/diagrams';

/** A drawing's name: a hash of its source, so that a changed source has no drawing until it is drawn again. */
export function drawingName(source: string): string {
  return createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
}

/** The file that holds the drawing of a diagram's source. */
export function drawingFile(source: string): string {
  return join(drawingsFolder, `${drawingName(source)}.svg`);
}
