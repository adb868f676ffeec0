import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Measure} from '../../components/Measure';
import {SpokenWords} from '../../components/SpokenWords';
import styles from './productFigures.module.css';

const heard = {meet: 0.98, me: 0.99, at: 0.97, Pier: 0.62, nineteen: 0.94};

const ranks = {'Trail boots, waxed': 0.81, 'Trail shoes, mesh': 0.64, 'Boot wax': 0.37};

const fields = {
  terms: 'Presta valve, derailleur, Torx',
  phrases: 'true the rear wheel · 0.8',
  intents: 'part.find, job.add',
  status: 'ready',
};

/** The small figure of each product's card, by its name in the content. All are decorative. */
export const figures: Record<string, ReactNode> = {
  words: (
    <div className={styles.heard}>
      <SpokenWords words={Object.entries(heard)} measured />
    </div>
  ),
  turns: (
    <div className={clsx('stack ink medium snug', styles.turns)}>
      <p>Is the pool open?</p>
      <p className={clsx('accent-strong', styles.answer)}>Until ten tonight.</p>
      <p>And tomorrow?</p>
      <p className={clsx('accent-strong', styles.answer)}>The pool opens at seven.</p>
    </div>
  ),
  ranks: (
    <div className="stack gap-5">
      <p className="ink mb-2 medium snug type-h3">“hiking boots, the waxy ones”</p>
      {Object.entries(ranks).map(([title, score]) => (
        <div key={title} className={clsx('baseline stack leading-dense', styles.rank)}>
          <span>{title}</span>
          <Measure value={score} />
          <span className="muted mono tiny">{score.toFixed(2)}</span>
        </div>
      ))}
    </div>
  ),
  terms: (
    <div className="ink level lines mono">
      {Object.entries(fields).map(([name, value]) => (
        <p key={name} className={clsx('py-4 stack leading-normal', styles.field)}>
          <span className="accent">{name}</span> {value}
        </p>
      ))}
    </div>
  ),
};
