import clsx from 'clsx';
import {type ReactNode, useReducer} from 'react';
import {Sample} from '../shared/code/Sample';
import lab from '../shared/lab.module.css';
import {Callbacks} from './Callbacks';
import {copy, eventGroups, meanings} from './copy';
import {Drawing} from './Drawing';
import {type AssistantEvent, nextState} from './machine';
import {Screen} from './Screen';
import {sample} from './sample';
import styles from './styles.module.css';
import {advance, exampleTurn} from './turn';

/**
 * Renders the state diagram of an assistant with a button for each event. It shows the current state, what the screen of
 * an app would show, and the callbacks that fire.
 */
export function AssistantStates(): ReactNode {
  const [turn, handle] = useReducer(advance, exampleTurn);
  const {state, previous, outcome} = turn;
  return (
    <section className={lab.frame} aria-label="Assistant states, interactive">
      <div className={clsx('stack gap-6 top', styles.machine)}>
        <Drawing current={state} previous={previous} />
        <p className="stack gap-1 small">
          <span className="muted semibold tiny">Current state</span>
          <strong className="said">{state}</strong>
          <span>{meanings[state]}</span>
        </p>
        <p className={clsx('small', styles.outcome)} role="status">
          {previous ? outcome : 'The screen and the callbacks show a complete turn as an example.'}
        </p>
        <div className={clsx('stack', styles.events)} data-needs-script>
          <p className="muted tiny">
            Choose an event. Those that apply in the current state are highlighted. Nothing is sent or recorded.
          </p>
          {Object.entries(eventGroups).map(([source, events]) => (
            <fieldset key={source} className={clsx('cluster gap-2', lab.group)}>
              <legend className="muted semibold tiny">{source}</legend>
              {(Object.entries(events) as [AssistantEvent, string][]).map(([event, label]) => (
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
      <div className={clsx('border-t gap-6 mt-4 pt-4 stack', styles.results)}>
        <Sample title={copy.code} lines={sample} current={turn.happened} />
        <Screen turn={turn} onEvent={handle} />
        <Callbacks turn={turn} />
      </div>
    </section>
  );
}
