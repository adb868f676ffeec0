import type {ReactNode} from 'react';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import type {AssistantState, DialogueExhibit, DialogueMoment} from '../../../content/products/types';
import styles from './Dialogue.module.css';
import {Understood} from './Understood';

/** Renders a state's mark on the rail: sound while someone talks, a dot otherwise. */
function StateMark({state, words}: {state: AssistantState; words?: string}): ReactNode {
  if (!words) return <span className={styles.mark} data-state={state} aria-hidden="true" />;
  return (
    <span className={styles.sound} aria-hidden="true">
      <Waveform levels={drawnLevels(words, 16)} tone={state === 'speaking' ? 'gradient' : 'ink'} />
    </span>
  );
}

function Moment({state, speaker, words, intent, entities, note}: DialogueMoment): ReactNode {
  return (
    <li className={styles.moment} data-state={state}>
      <p className={styles.state}>
        <StateMark state={state} words={words} />
        {state}
      </p>
      <div className={styles.content}>
        {words && (
          <p className={styles.words}>
            <span className={styles.speaker}>{speaker}</span> {words}
          </p>
        )}
        {intent && <Understood intent={intent} entities={entities} />}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </li>
  );
}

/** Renders a conversation along the assistant's states: who speaks when, and what is understood. */
export function Dialogue({label, moments}: DialogueExhibit): ReactNode {
  return (
    <figure aria-label={label}>
      <ol className={styles.dialogue}>
        {moments.map((moment) => (
          <Moment key={moment.words ?? moment.intent?.name ?? moment.note} {...moment} />
        ))}
      </ol>
    </figure>
  );
}
