import clsx from 'clsx';
import type {ReactNode} from 'react';
import {byTitle, ItemList} from '../../../components/ItemList';
import {Measure} from '../../../components/Measure';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels, spokenLevels} from '../../../components/Waveform/levels';
import type {ProductContent} from '../../../content/products/types';
import styles from './Stages.module.css';

/** How many items the sample index has, in rows of this length, and which of them match. */
const index = {count: 212, rowLength: 31, matches: [40, 77, 116, 171]};

const dots = (places: number[]) =>
  places
    .map((place) => `M${(place % index.rowLength) * 9 + 4} ${Math.floor(place / index.rowLength) * 9 + 4}h0`)
    .join('');

/** Renders the sample index as one dot for each item. */
function Items({areMatched}: {areMatched?: boolean}) {
  const all = Array.from({length: index.count}, (_, place) => place);
  return (
    <svg viewBox="0 0 282 64" height="100%" strokeLinecap="round" role="presentation">
      <path className="stroke-muted" strokeWidth="4" d={dots(all)} />
      {areMatched && <path className="stroke-accent" strokeWidth="8" d={dots(index.matches)} />}
    </svg>
  );
}

function Shares({values, unsure}: {values: number[]; unsure: boolean}) {
  return (
    <div className={clsx('content-center gap-4 grid', styles.shares)}>
      {values.map((value) => (
        <Measure key={value} value={value} unsure={unsure} />
      ))}
    </div>
  );
}

/** What is drawn above a stage, by its title. All are decorative. */
const figures: Record<string, ReactNode> = {
  'Sound goes in': <Waveform levels={spokenLevels('fifteen boxes go', 2)} tone="ink" />,
  'Words appear as you speak': <Waveform levels={spokenLevels('to Bay Street now', 2)} />,
  'Silence ends the turn': <div className={styles.silence} />,
  'Your product decides': <Shares values={[0.71]} unsure />,
  'Index once': <Items />,
  Listening: <Waveform levels={drawnLevels('lasanya', 36)} />,
  Searching: <Items areMatched />,
  Ready: <Shares values={[0.66, 0.62, 0.57, 0.45]} unsure={false} />,
};

/** Renders what happens between speech and result: for each stage a drawing, and what it gives. */
export function Stages({items}: {items: ProductContent['stages']['items']}) {
  return (
    <ItemList
      as="ol"
      layout="columns"
      className={clsx('four', styles.stages)}
      items={byTitle(items)}
      before={({title}) => (
        <div className={clsx('mb-2', styles.figure)} aria-hidden="true">
          {figures[title]}
        </div>
      )}
      after={({gives}) => <p className={clsx('ink medium snug type-h3', styles.gives)}>{gives}</p>}
    />
  );
}
