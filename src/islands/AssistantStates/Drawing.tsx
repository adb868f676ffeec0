import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './Drawing.module.css';
import {box, centerOf, edges, size, start} from './drawing';
import {type AssistantState, states} from './machine';

interface DrawingProps {
  current: AssistantState;
  /** The state in which the latest event arrived. */
  previous?: AssistantState;
}

/** The looks of transitions, from the lowest to the topmost, because some share a line. `open` is from the current state. */
const looks = [
  ['closed', clsx('stroke-muted', styles.edge)],
  ['open', clsx('stroke-ink', styles.edge, styles.marked)],
  ['taken', clsx('stroke-accent', styles.edge, styles.marked)],
] as const;

/** The distance between two lines of a label. */
const lineHeight = 19;

/** Renders the state diagram, in which the current state and the transition into it are marked. */
export function Drawing({current, previous}: DrawingProps): ReactNode {
  const id = useId();
  const lookOf = ({from, to}: (typeof edges)[number]) =>
    from === previous && to === current ? 'taken' : from === current ? 'open' : 'closed';
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={`State diagram. The current state is ${current}.`}
    >
      <defs>
        {looks.map(([look, className]) => (
          <marker
            key={look}
            id={`${id}${look}`}
            refX="8"
            refY="5"
            markerWidth="10"
            markerHeight="10"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path className={className} d="M1 1L8 5L1 9" />
          </marker>
        ))}
      </defs>
      <circle className={styles.start} cx={start.x} cy={start.y} r="5" />
      <path className={clsx('stroke-muted', styles.edge)} d={start.path} markerEnd={`url(#${id}closed)`} />
      {looks.flatMap(([look, className]) =>
        edges
          .filter((edge) => lookOf(edge) === look)
          .map(({path}) => <path key={path} className={className} d={path} markerEnd={`url(#${id}${look})`} />),
      )}
      {edges.map(({from, path, label, x, y}) => (
        <text
          key={path}
          className={clsx(styles.label, from === current && ['semibold', styles.openLabel])}
          dominantBaseline="central"
        >
          {label.split(/(?<=\n)/).map((line, index, {length}) => (
            <tspan key={line} x={x} y={y - (length - 1 - index) * lineHeight}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {states.map((state) => (
        <g key={state} className={clsx(styles.node, state === current && styles.current)}>
          <rect x={box.x} y={centerOf(state) - box.height / 2} width={box.width} height={box.height} rx="6" />
          <text className="semibold" x={start.x} y={centerOf(state)} textAnchor="middle" dominantBaseline="central">
            {state}
          </text>
        </g>
      ))}
    </svg>
  );
}
