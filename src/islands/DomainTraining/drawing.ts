import type {DrawnEdge, DrawnNode, StateDiagram} from '../shared/StateDrawing';
import {type TrainingState, transitions} from './machine';

/** The place of each part, in units of the drawing, which are pixels at its full size. */
const size = {width: 344, height: 268};
const box = {width: 132, height: 44};
const middle = size.width / 2;

const node = (name: TrainingState, x: number, y: number): DrawnNode => ({name, x, y, ...box});

export const nodes: DrawnNode[] = [
  node('training', middle - box.width / 2, 84),
  node('ready', 8, 208),
  node('failed', size.width - box.width - 8, 208),
];

/** The point at which a domain that isn't trained starts. */
const start = {x: middle, y: 16, name: 'not trained'};

/** The lines from the sides of `training` to the middle of each result, with labels beside `training`. */
const results = {left: 8 + box.width / 2, right: size.width - 8 - box.width / 2, side: 106, bend: 10, length: 91};

const shapes: Record<string, Pick<DrawnEdge, 'path' | 'labelX' | 'labelY'>> = {
  training: {path: `M${middle} 25v58`, labelX: middle + 12, labelY: 52},
  ready: {
    path: `M${middle - box.width / 2} ${results.side}H${results.left + results.bend}q${-results.bend} 0 ${-results.bend} ${results.bend}v${results.length}`,
    labelX: results.left + 12,
    labelY: 168,
  },
  failed: {
    path: `M${middle + box.width / 2} ${results.side}H${results.right - results.bend}q${results.bend} 0 ${results.bend} ${results.bend}v${results.length}`,
    labelX: results.right + 12,
    labelY: 168,
  },
};

/** One line for each transition, labeled with its event. */
export const edges: DrawnEdge[] = transitions.flatMap(({from, event, to}) => {
  const shape = shapes[to];
  return shape ? [{from, to, label: event, anchor: 'start', ...shape}] : [];
});

export const diagram: StateDiagram = {size, nodes, edges, start};
