import {outside, statesIn, type Transition, transitionsIn} from './transitions';

/** Sizes in pixels. */
const box = {width: 132, height: 40};
const gap = 48;
const left = 1;
const middle = left + box.width / 2;
const right = left + box.width;
/** The start above the first state, and the end below the last one, with the lengths of their lines. */
const start = {y: 6, length: 24};
const end = {radius: 6, length: 24};
/** The radius of the rail's corners. */
const bend = 10;
/** No letter of a label is wider on average. */
const letter = 7;
/** How far two lines in opposite directions are from the middle. */
const apart = 20;
/** How far labels are from their lines, and how far the baseline of a text is below its middle. */
const beside = 10;
const baseline = 5;

/** A part of the drawing: its line, and the label of the line. */
interface Part {
  line: string;
  label?: string;
}

const arrowhead = {down: 'm-4-7 4 7 4-7', up: 'm-4 7 4-7 4 7', left: 'm7-4-7 4 7 4'};

const escapeText = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const text = (x: number, y: number, words: string, anchor = ''): string =>
  `<text x="${x}" y="${y}"${anchor && ` text-anchor="${anchor}"`}>${escapeText(words)}</text>`;

const centerOf = (index: number): number => start.y + start.length + box.height / 2 + index * (box.height + gap);

/** Draws a line from a state down to the next one, left of the middle if there is a line back. */
function down(index: number, words: string, hasLineBack: boolean): Part {
  const top = centerOf(index) + box.height / 2;
  const y = top + gap / 2 + baseline;
  const x = hasLineBack ? middle - apart : middle;
  return {
    line: `M${x} ${top}v${gap - 1}${arrowhead.down}`,
    label: hasLineBack ? text(x - beside, y, words, 'end') : text(x + beside, y, words),
  };
}

/** Draws a line from a state back up to the previous one. */
function up(index: number, words: string): Part {
  const bottom = centerOf(index) - box.height / 2;
  const x = middle + apart;
  return {
    line: `M${x} ${bottom}v${1 - gap}${arrowhead.up}`,
    label: text(x + beside, bottom - gap / 2 + baseline, words),
  };
}

/** Draws a line from a state to the rail on the right, along which states lead to the last one. */
function exit(index: number, words: string, rail: number): Part {
  const y = centerOf(index);
  return {
    line: `M${right} ${y}H${rail - bend}q${bend} 0 ${bend} ${bend}`,
    label: text(right + beside, y - beside, words),
  };
}

/** Draws the rail from the first state that leads to it down to the last state. */
function railFrom(index: number, last: number, rail: number): Part {
  return {
    line: `M${rail} ${centerOf(index) + bend}V${centerOf(last) - bend}q0 ${bend}-${bend} ${bend}H${right + 1}${arrowhead.left}`,
  };
}

/** Draws the line from the start into the first state. */
const first = (): Part => ({line: `M${middle} ${start.y}v${start.length - 1}${arrowhead.down}`});

/** Draws the line from the last state to the end. */
const final = (last: number): Part => ({
  line: `M${middle} ${centerOf(last) + box.height / 2}v${end.length - 1}${arrowhead.down}`,
});

/** Returns the parts of all transitions; undefined if a column has no place for one of them. */
function partsOf(transitions: Transition[], states: string[], rail: number): Part[] | undefined {
  const last = states.length - 1;
  const exits = transitions.filter(({to}) => to === states[last]).map(({from}) => states.indexOf(from));
  const parts = transitions.map(({from, to, label}) => {
    const [index, target] = [states.indexOf(from), states.indexOf(to)];
    if (from === outside) return target === 0 ? first() : undefined;
    if (to === outside) return index === last ? final(last) : undefined;
    if (target === last && exits.length > 1) return exit(index, label, rail);
    if (target === index - 1) return up(index, label);
    const hasLineBack = transitions.some((each) => each.from === to && each.to === from);
    return target === index + 1 ? down(index, label, hasLineBack) : undefined;
  });
  if (exits.length > 1) parts.push(railFrom(Math.min(...exits), last, rail));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/**
 * Draws a state diagram as a column of states, each of which leads to the next one and may lead back. If several states
 * lead to the last one, they share a line on the right.
 * @returns the drawing as SVG, with the classes that `Diagram.module.css` styles; undefined if it has other transitions
 */
export function drawColumn(source: string): string | undefined {
  const transitions = transitionsIn(source);
  const states = statesIn(transitions);
  const rail = right + 2 * beside + letter * Math.max(...transitions.map(({label}) => label.length));
  const parts = partsOf(transitions, states, rail);
  if (!parts) return undefined;

  const width = rail + 1;
  const endY = centerOf(states.length - 1) + box.height / 2 + end.length + end.radius;
  const height = endY + end.radius + 1;
  const boxes = states.map((name, index) => {
    const y = centerOf(index);
    const rect = `<rect x="${left}" y="${y - box.height / 2}" width="${box.width}" height="${box.height}" rx="6"/>`;
    return rect + text(middle, y + baseline, name);
  });
  const starts = transitions.some(({from}) => from === outside)
    ? `<circle class="state-start" cx="${middle}" cy="${start.y}" r="5"/>`
    : '';
  const ends = transitions.some(({to}) => to === outside)
    ? `<circle class="transition" cx="${middle}" cy="${endY}" r="${end.radius}"/>`
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path class="transition" d="${parts.map(({line}) => line).join('')}"/>`,
    `<g class="edgeLabel">${parts.map(({label = ''}) => label).join('')}</g>`,
    `<g class="node" text-anchor="middle">${boxes.join('')}`,
    `${starts}${ends}</g></svg>`,
  ].join('');
}
