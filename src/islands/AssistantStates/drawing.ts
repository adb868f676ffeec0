import {type AssistantState, states, transitions} from './machine';

/** The place of each part, in units of the drawing, which are pixels at its full size. */
export const size = {width: 360, height: 556};
export const box = {x: 58, width: 132, height: 44, gap: 160, top: 28};
const middle = box.x + box.width / 2;
const right = box.x + box.width;
/** Where the transitions back to `idle` run up, and where `say` runs down. */
const rail = {right: 350, left: 18};

/** Returns the vertical middle of a state's box. */
export const centerOf = (state: AssistantState): number => box.top + box.height / 2 + states.indexOf(state) * box.gap;

/** Returns the line between two states, where its label starts, and the vertical middle of the label's last line. */
function lineOf(from: AssistantState, to: AssistantState) {
  const [start, end] = [centerOf(from), centerOf(to)];
  if (to === 'idle') {
    const path = `M${right} ${start}H${rail.right - 10}q10 0 10 -10V${end + 10}q0 -10 -10 -10H${right + 1}`;
    return {path, x: right + 10, y: start - 14};
  }
  if (end - start === box.gap) {
    const length = box.gap - box.height;
    const bottom = start + box.height / 2;
    return {path: `M${middle} ${bottom}v${length - 1}`, x: middle + 12, y: bottom + length / 2};
  }
  const path = `M${box.x} ${start}H${rail.left + 10}q-10 0 -10 10V${end - 10}q0 10 10 10H${box.x - 1}`;
  return {path, x: rail.left + 8, y: (start + end) / 2};
}

/** One line for each pair of states, labeled with all events between them. */
export const edges = states.flatMap((from) =>
  states.flatMap((to) => {
    const events = transitions.filter((each) => each.from === from && each.to === to).map(({event}) => event);
    if (events.length === 0) return [];
    // Three events don't fit in one line.
    const label = events.join(' or ').replace(' or ', events.length > 2 ? ' or\n' : ' or ');
    return {from, to, label, ...lineOf(from, to)};
  }),
);

/** The point at which the diagram starts, and the line from it into `idle`. */
export const start = {x: middle, y: 7, path: `M${middle} 12v${box.top - 13}`};
