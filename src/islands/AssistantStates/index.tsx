import clsx from 'clsx';
import {type ReactNode, useReducer} from 'react';
import lab from '../shared/lab.module.css';
import {StateDrawing} from '../shared/StateDrawing';
import {copy, eventGroups, meanings} from './copy';
import {edges, nodes, size, start} from './drawing';
import {nextState} from './machine';
import {Screen} from './Screen';
import styles from './styles.module.css';
import {TurnRecord} from './TurnRecord';
import {advance, exampleTurn} from './turn';

/**
 * Renders the state diagram of an assistant with a button for each event. It shows the current state, what the screen of
 * an app would show, the callbacks that fire, and what was said.
 */
export function AssistantStates(): ReactNode {
  const [turn, handle] = useReducer(advance, exampleTurn);
  const {state, previous, outcome} = turn;
  return (
    <section className={styles.lab} aria-label={copy.name}>
      <div className={styles.machine}>
        <StateDrawing
          size={size}
          nodes={nodes}
          edges={edges}
          start={start}
          current={state}
          taken={previous && {from: previous, to: state}}
        />
        <p className={styles.current}>
          <span className={lab.title}>{copy.current}</span>
          <strong>{state}</strong>
          {meanings[state]}
        </p>
        <p className={styles.outcome} role="status">
          {outcome}
          {!previous && copy.example}
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
                  onClick={() => handle(event)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          ))}
        </div>
      </div>
      <div className={styles.results}>
        <Screen turn={turn} onEvent={handle} />
        <TurnRecord turn={turn} />
      </div>
    </section>
  );
}
