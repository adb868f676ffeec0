import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Exchange} from '../exchange';
import styles from './Calls.module.css';
import {isTrouble} from './format';

const height = 48;

/** The least height of a bar, and what a duration of ten times as long adds to it, in pixels. */
const bar = {least: 6, step: 10};

/** Renders calls on a time line, as bars that are higher the longer the call took. The list below it has the same calls. */
export function Timeline({exchanges, selected}: {exchanges: Exchange[]; selected?: number}): ReactNode {
  const start = exchanges.at(-1)?.at ?? 0;
  const length = Math.max((exchanges[0]?.at ?? 0) - start, 1);
  return (
    <svg className={styles.timeline} height={height} aria-hidden="true">
      {exchanges.map((exchange) => {
        const tall = bar.least + bar.step * Math.log10(1 + (exchange.duration ?? 0));
        return (
          <line
            key={exchange.id}
            className={clsx(isTrouble(exchange) && styles.troubled, exchange.id === selected && styles.current)}
            x1={`${1 + (98 * (exchange.at - start)) / length}%`}
            x2={`${1 + (98 * (exchange.at - start)) / length}%`}
            y1={height - Math.min(tall, height)}
            y2={height}
          />
        );
      })}
    </svg>
  );
}
