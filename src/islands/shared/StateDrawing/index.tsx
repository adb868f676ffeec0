import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

export interface DrawnNode {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawnEdge {
  from: string;
  to: string;
  /** One line, or several with line breaks between them. */
  label: string;
  path: string;
  labelX: number;
  /** The vertical middle of the label's last line. */
  labelY: number;
  anchor: 'start' | 'middle';
}

/** The parts of a state diagram that stay the same. */
export interface StateDiagram {
  size: {width: number; height: number};
  nodes: DrawnNode[];
  edges: DrawnEdge[];
  /** The point that leads into the first state by a line without a label. If it has a name, edges can start from it. */
  start: {x: number; y: number; path?: string; name?: string};
}

interface StateDrawingProps extends StateDiagram {
  current: string;
  /** The transition that was taken last, from one state to another. */
  taken?: {from: string; to: string};
}

/** The distance between two lines of a label. */
const lineHeight = 16;

/** Renders a state diagram in which the current state and the transition into it are marked. */
export function StateDrawing({size, nodes, edges, start, current, taken}: StateDrawingProps): ReactNode {
  const id = useId();
  const isTaken = ({from, to}: DrawnEdge) => from === taken?.from && to === taken.to;
  // Draws the transition that was taken above those that share a line with it.
  const ordered = [...edges].sort((a, b) => Number(isTaken(a)) - Number(isTaken(b)));
  const marker = (edge: DrawnEdge) => `url(#${id}${isTaken(edge) ? 'taken' : 'arrow'})`;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={`State diagram. The current state is ${current}.`}
    >
      <defs>
        {['arrow', 'taken'].map((kind) => (
          <marker
            key={kind}
            id={`${id}${kind}`}
            refX="8"
            refY="5"
            markerWidth="10"
            markerHeight="10"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path className={styles[kind]} d="M1 1L8 5L1 9" />
          </marker>
        ))}
      </defs>
      <circle
        className={clsx(styles.start, start.name === current && styles.startsHere)}
        cx={start.x}
        cy={start.y}
        r={start.name === current ? 7 : 5}
      />
      {start.path && <path className={styles.edge} d={start.path} markerEnd={`url(#${id}arrow)`} />}
      {ordered.map((edge) => (
        <path
          key={`${edge.from} ${edge.to}`}
          className={clsx(styles.edge, edge.from === current && styles.open, isTaken(edge) && styles.taken)}
          d={edge.path}
          markerEnd={marker(edge)}
        />
      ))}
      {edges.map((edge) => (
        <text
          key={`${edge.from} ${edge.to}`}
          className={clsx(styles.label, edge.from === current && styles.openLabel)}
          textAnchor={edge.anchor}
          dominantBaseline="central"
        >
          {edge.label.split('\n').map((line, index, {length}) => (
            <tspan key={line} x={edge.labelX} y={edge.labelY - (length - 1 - index) * lineHeight}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {nodes.map(({name, x, y, width, height}) => (
        <g key={name} className={clsx(styles.node, name === current && styles.current)}>
          <rect x={x} y={y} width={width} height={height} rx="6" />
          <text x={x + width / 2} y={y + height / 2} textAnchor="middle" dominantBaseline="central">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
