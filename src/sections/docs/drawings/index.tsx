import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ParsedSentence} from '../ParsedSentence';
import {Bars, Ranks} from './Bars';
import {Devices, Messages, Track, Turns} from './Speech';
import {Calls, Steps} from './Steps';
import styles from './styles.module.css';
import {Tree} from './Tree';

/** The kinds of drawings. What the rows of each contain is said there; those of a sentence are its result, and its parts. */
const kinds: Record<string, (props: {rows: string[][]}) => ReactNode> = {
  bars: Bars,
  calls: Calls,
  devices: Devices,
  messages: Messages,
  ranks: Ranks,
  sentence: ({rows: [[result] = [''], ...parts]}) => <ParsedSentence parts={parts} result={result} />,
  steps: Steps,
  track: Track,
  tree: Tree,
  turns: Turns,
};

interface DrawingProps {
  /** The name of one of the kinds above. */
  kind: string;
  /** The data: cells between `|`, in rows between `;`. */
  of: string;
  /** Everything that the drawing shows, in words. */
  alt: string;
}

/** Renders the drawing that a page opens with, made from the page's own data. */
export function Drawing({kind, of, alt}: DrawingProps) {
  const Kind = kinds[kind];
  if (!Kind) throw new Error(`No drawing is of the kind "${kind}". Fix: write ${Object.keys(kinds).join(', ')}.`);
  const rows = of.split(';').map((row) => row.split('|').map((cell) => cell.trim()));
  return (
    <figure className={clsx('grid', styles.drawing)} data-kind={kind} data-markdown-ignore role="img" aria-label={alt}>
      <Kind rows={rows} />
    </figure>
  );
}
