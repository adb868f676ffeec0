import clsx from 'clsx';
import type {ReactNode} from 'react';
import lab from '../lab.module.css';
import styles from './styles.module.css';

export interface EventGroup<Event extends string> {
  /** Where the events come from. */
  source: string;
  events: {event: Event; label: string}[];
}

interface StateLabProps<Event extends string> {
  /** The name of the whole. */
  name: string;
  drawing: ReactNode;
  state: string;
  /** What the current state means. */
  meaning: string;
  /** What the latest event did. */
  outcome: ReactNode;
  instruction: string;
  groups: EventGroup<Event>[];
  /** Returns whether the current state has a transition for an event. */
  applies: (event: Event) => boolean;
  onEvent: (event: Event) => void;
  /** What else there is in the current state. */
  children: ReactNode;
}

/** Renders a state diagram, the current state in words, and a button for each event. */
export function StateLab<Event extends string>({
  name,
  drawing,
  state,
  meaning,
  outcome,
  instruction,
  groups,
  applies,
  onEvent,
  children,
}: StateLabProps<Event>): ReactNode {
  return (
    <section className={styles.lab} aria-label={name}>
      <div className={styles.machine}>
        {drawing}
        <p className={styles.current}>
          <span className={lab.title}>Current state</span>
          <strong>{state}</strong>
          {meaning}
        </p>
        <p className={styles.outcome} role="status">
          {outcome}
        </p>
        <div className={styles.events} data-needs-script>
          <p className={lab.hint}>{instruction}</p>
          {groups.map(({source, events}) => (
            <fieldset key={source} className={clsx(lab.group, lab.options)}>
              <legend className={lab.title}>{source}</legend>
              {events.map(({event, label}) => (
                <button
                  key={event}
                  type="button"
                  className={lab.option}
                  data-applies={applies(event) || undefined}
                  onClick={() => onEvent(event)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          ))}
        </div>
      </div>
      <div className={styles.results}>{children}</div>
    </section>
  );
}
