import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Exchange} from '../exchange';
import styles from './Calls.module.css';
import {isTrouble} from './format';

const height = 48;

/** The least height of a bar, and what a duration of ten times as long adds to it, in pixels. */
const bar = {least: 6, step: 10};

interface TimelineProps {
  exchanges: Exchange[];
  selected?: number;
  onOpen: (id: number) => void;
}

/**
 * Renders calls on a time line, as bars that are higher the longer the call took. A click opens the nearest. By keyboard, the
 * list below it opens the same calls.
 */
export function Timeline({exchanges, selected, onOpen}: TimelineProps): ReactNode {
  const start = exchanges.at(-1)?.at ?? 0;
  const length = Math.max((exchanges[0]?.at ?? 0) - start, 1);
  const placeOf = ({at}: Exchange) => 1 + (98 * (at - start)) / length;
  function open(share: number): void {
    const distanceOf = (exchange: Exchange) => Math.abs(placeOf(exchange) - 100 * share);
    const nearest = exchanges.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
    if (nearest) onOpen(nearest.id);
  }
  return (
    <svg
      className={styles.timeline}
      height={height}
      aria-hidden="true"
      onClick={({clientX, currentTarget}) => {
        const {left, width} = currentTarget.getBoundingClientRect();
        open((clientX - left) / width);
      }}
    >
      {exchanges.map((exchange) => {
        const tall = bar.least + bar.step * Math.log10(1 + (exchange.duration ?? 0));
        return (
          <line
            key={exchange.id}
            className={clsx(isTrouble(exchange) && styles.troubled, exchange.id === selected && styles.current)}
            x1={`${placeOf(exchange)}%`}
            x2={`${placeOf(exchange)}%`}
            y1={height - Math.min(tall, height)}
            y2={height}
          />
        );
      })}
    </svg>
  );
}
