import clsx from 'clsx';
import type {ReactNode} from 'react';
import lab from '../lab.module.css';
import {type StateDiagram, StateDrawing} from '../StateDrawing';
import styles from './styles.module.css';

export interface EventGroup<Event extends string> {
  /** Where the events come from. */
  source: string;
  events: {event: Event; label: string}[];
}

interface StateLabProps<State extends string, Event extends string> {
  /** The lab's name, and its instruction. */
  copy: {name: string; instruction: string};
  diagram: StateDiagram;
  state: State;
  /** The state in which the latest event arrived. */
  previous?: State;
  /** What each state means. */
  meanings: Record<State, string>;
  /** What the latest event did. */
  outcome: ReactNode;
  eventGroups: EventGroup<Event>[];
  nextState: (state: State, event: Event) => State | undefined;
  onEvent: (event: Event) => void;
  /** What the lab shows about the current state, apart from the diagram. */
  children: ReactNode;
}

/** Renders a state diagram, the current state in words, and a button for each event. */
export function StateLab<State extends string, Event extends string>({
  copy,
  diagram,
  state,
  previous,
  meanings,
  outcome,
  eventGroups,
  nextState,
  onEvent,
  children,
}: StateLabProps<State, Event>): ReactNode {
  return (
    <section className={styles.lab} aria-label={copy.name}>
      <div className={styles.machine}>
        <StateDrawing {...diagram} current={state} taken={previous && {from: previous, to: state}} />
        <p className={styles.current}>
          <span className={lab.title}>Current state</span>
          <strong>{state}</strong>
          {meanings[state]}
        </p>
        <p className={styles.outcome} role="status">
          {outcome}
        </p>
        <div className={styles.events} data-needs-script>
          <p className={lab.hint}>{copy.instruction}</p>
          {eventGroups.map(({source, events}) => (
            <fieldset key={source} className={clsx(lab.group, lab.options)}>
              <legend className={lab.title}>{source}</legend>
              {events.map(({event, label}) => (
                <button
                  key={event}
                  type="button"
                  className={lab.option}
                  data-applies={nextState(state, event) !== undefined || undefined}
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
