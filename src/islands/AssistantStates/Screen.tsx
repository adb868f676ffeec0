import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '../../components/Button';
import {Waveform} from '../../components/Waveform';
import {curly} from '../../facts/format';
import lab from '../shared/lab.module.css';
import {copy, statuses} from './copy';
import type {AssistantEvent} from './machine';
import styles from './styles.module.css';
import {exchange, type Turn} from './turn';

/** The level of each moment of the sentence, 0 to 1. */
const levels = [0.1, 0.3, 0.7, 0.5, 0.9, 0.6, 0.2, 0.5, 0.8, 1, 0.7, 0.3, 0.6, 0.9, 0.5, 0.7, 0.4, 0.2, 0.6, 0.3, 0.1];

/** The words that are recognized while the user speaks. */
const firstWords = `${exchange.heard.text.split(' ').slice(0, 3).join(' ')}…`;

/** Renders the screen of an app in the current state. Its button starts a turn, and stops it. */
export function Screen({turn, onEvent}: {turn: Turn; onEvent: (event: AssistantEvent) => void}): ReactNode {
  const isIdle = turn.state === 'idle';
  return (
    <section className={clsx('stack gap-2', lab.panel)} aria-label={copy.screen}>
      <p className="muted semibold tiny">{copy.screen}</p>
      <div className={clsx('stack border rounded paper', lab.panel, lab.screen, styles.screen)}>
        <p className="muted small">{statuses[turn.state]}</p>
        <p className={clsx('balance ink lead', lab.words)}>
          {turn.state === 'listening' ? firstWords : curly(turn.words)}
        </p>
        <div className={styles.meter}>{turn.state === 'listening' && <Waveform levels={levels} />}</div>
        <button
          type="button"
          className={buttonClass({variant: isIdle ? 'primary' : 'outline'})}
          data-needs-script
          onClick={() => onEvent(isIdle ? 'button' : 'stop')}
        >
          {isIdle ? 'Speak' : 'Stop'}
        </button>
      </div>
    </section>
  );
}
