import type {DrawnEdge, DrawnNode, StateDiagram} from '../shared/StateDrawing';
import {type AssistantState, states, transitions} from './machine';

/** The place of each part, in units of the drawing, which are pixels at its full size. */
const size = {width: 360, height: 412};
const box = {x: 58, width: 132, height: 44, gap: 112, top: 28};
const middle = box.x + box.width / 2;
const right = box.x + box.width;
/** Where the transitions back to `idle` run up, and where `say` runs down. */
const rail = {right: 350, left: 18};
const bend = 10;

const centerOf = (state: AssistantState) => box.top + box.height / 2 + states.indexOf(state) * box.gap;

export const nodes: DrawnNode[] = states.map((name) => ({
  name,
  x: box.x,
  y: centerOf(name) - box.height / 2,
  width: box.width,
  height: box.height,
}));

type Shape = Pick<DrawnEdge, 'path' | 'labelX' | 'labelY' | 'anchor'>;

/** Returns the line from a state down to the next one. */
function down(from: AssistantState): Shape {
  const start = centerOf(from) + box.height / 2;
  const length = box.gap - box.height;
  return {path: `M${middle} ${start}v${length - 1}`, labelX: middle + 12, labelY: start + length / 2, anchor: 'start'};
}

/** Returns the line from a state along the right side up to `idle`. */
function back(from: AssistantState): Shape {
  const y = centerOf(from);
  const top = centerOf('idle');
  const path = `M${right} ${y}H${rail.right - bend}q${bend} 0 ${bend} ${-bend}V${top + bend}q0 ${-bend} ${-bend} ${-bend}H${right + 1}`;
  return {path, labelX: right + 10, labelY: y - 12, anchor: 'start'};
}

/** Returns the line from `idle` along the left side down to `speaking`. */
function skip(): Shape {
  const [start, end] = [centerOf('idle'), centerOf('speaking')];
  const path = `M${box.x} ${start}H${rail.left + bend}q${-bend} 0 ${-bend} ${bend}V${end - bend}q0 ${bend} ${bend} ${bend}H${box.x - 1}`;
  return {path, labelX: rail.left + 8, labelY: (start + end) / 2, anchor: 'start'};
}

function shapeOf(from: AssistantState, to: AssistantState): Shape {
  if (to === 'idle') return back(from);
  return states.indexOf(to) === states.indexOf(from) + 1 ? down(from) : skip();
}

/** One line for each pair of states, labeled with all events between them. */
export const edges: DrawnEdge[] = Array.from(new Set(transitions.map(({from, to}) => `${from} ${to}`)), (pair) => {
  const [from, to] = pair.split(' ') as [AssistantState, AssistantState];
  const events = transitions.filter((each) => each.from === from && each.to === to).map(({event}) => event);
  // Three events don't fit in one line.
  const label = events.join(' or ').replace(' or ', events.length > 2 ? ' or\n' : ' or ');
  return {from, to, label, ...shapeOf(from, to)};
});

/** The line from the start of the diagram into `idle`. */
const start = {x: middle, y: 7, path: `M${middle} 12v${box.top - 13}`};

export const diagram: StateDiagram = {size, nodes, edges, start};
