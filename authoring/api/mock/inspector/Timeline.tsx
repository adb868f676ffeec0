import type {ReactNode} from 'react';
import styles from './Timeline.module.css';

interface TimelineProps<Item> {
  items: Item[];
  /** Returns the ends of an item's bar, from the top in percent, and its classes. */
  barOf: (item: Item) => {y1: number; y2: number; className?: string};
  /** Called with the item that is nearest to a click. By keyboard, the same items are in a list. */
  onOpen?: (item: Item) => void;
  children?: ReactNode;
}

/** Renders items on a time line, as bars. */
export function Timeline<Item extends {at: number}>({items, barOf, onOpen, children}: TimelineProps<Item>): ReactNode {
  const times = items.map(({at}) => at);
  const start = Math.min(...times);
  const placeOf = ({at}: Item) => 1 + (98 * (at - start)) / Math.max(Math.max(...times) - start, 1);
  return (
    <svg
      className={styles.timeline}
      height="48"
      aria-hidden="true"
      onClick={({clientX, currentTarget}) => {
        const {left, width} = currentTarget.getBoundingClientRect();
        const distanceOf = (item: Item) => Math.abs(placeOf(item) - (100 * (clientX - left)) / width);
        const [nearest] = items.toSorted((one, other) => distanceOf(one) - distanceOf(other));
        if (nearest) onOpen?.(nearest);
      }}
    >
      {items.map((item, index) => {
        const {y1, y2, className} = barOf(item);
        const place = `${placeOf(item)}%`;
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no state.
        return <line key={index} className={className} x1={place} x2={place} y1={`${y1}%`} y2={`${y2}%`} />;
      })}
      {children}
    </svg>
  );
}
