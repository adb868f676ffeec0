import clsx from 'clsx';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import type {dialogue} from '../../../content/products/voiceChat';
import styles from './Dialogue.module.css';

/** Renders what a turn meant: its intent, and the entities with the words they come from. */
function Understood({intent, entities}: Pick<(typeof dialogue.moments)[number], 'intent' | 'entities'>) {
  const meanings = [
    ...(intent ? [{type: 'intent', value: intent.name, source: intent.confidence.toFixed(2)}] : []),
    ...(entities ?? []),
  ];
  return (
    <dl className="cluster gap-1 gap-x-6">
      {meanings.map(({type, value, source}) => (
        <div key={type}>
          <dt className="muted tiny">{type}</dt>
          <dd className="ink mono tiny">
            {value} {source && <span className="muted">{source}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Renders a conversation along the assistant's states: who speaks when, and what is understood. A state's mark is sound
 * while someone talks.
 */
export function Dialogue({label, moments}: typeof dialogue) {
  return (
    <figure aria-label={label}>
      <ol className={clsx('between-lines', styles.dialogue)}>
        {moments.map(({state, speaker, words, intent, entities, note}) => (
          <li key={words ?? intent?.name ?? note} className="gap-0 stack" data-state={state}>
            <p className={clsx('stack gap-1 muted mono snug tiny', styles.state)}>
              <span className={words ? styles.sound : styles.mark} aria-hidden="true">
                {words && <Waveform levels={drawnLevels(words, 16)} tone={state === 'speaking' ? 'gradient' : 'ink'} />}
              </span>
              {state}
            </p>
            <div className={clsx('stack gap-1', styles.content)}>
              {words && (
                <p className="said">
                  <span className="block label regular">{speaker}</span> {words}
                </p>
              )}
              {intent && <Understood intent={intent} entities={entities} />}
              {note && <p className="muted tiny">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
