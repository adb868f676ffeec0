import clsx from 'clsx';
import type {ReactNode} from 'react';
import lab from '../lab.module.css';
import {colored} from './Code';
import styles from './Sample.module.css';

/** A line of code, and the kinds of events that it concerns. */
export interface SampleLine<Kind extends string> {
  code: string;
  concerns?: Kind[];
}

interface SampleProps<Kind extends string> {
  title: string;
  lines: SampleLine<Kind>[];
  /** What has just happened. */
  current: Kind[];
}

/** Renders code in which the lines are highlighted that concern what has just happened. */
export function Sample<Kind extends string>({title, lines, current}: SampleProps<Kind>): ReactNode {
  return (
    <div className={clsx('stack gap-2', lab.panel)}>
      <p className="muted semibold tiny">{title}</p>
      <pre className={clsx('on-ink', lab.code, styles.sample)}>
        <code>
          {lines.map(({code, concerns}, line) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and some are equal.
              key={line}
              className={concerns?.some((kind) => current.includes(kind)) ? styles.concerned : undefined}
            >
              {colored(`${code}\n`, 'javascript')}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
