import {type ReactNode, useEffect, useReducer} from 'react';
import {StateLab} from '../shared/StateLab';
import {Call} from './Call';
import {Clock} from './Clock';
import {copy, eventGroups, meanings} from './copy';
import {diagram} from './drawing';
import {nextState} from './machine';
import styles from './styles.module.css';
import {advance, firstDomain, responsesOf} from './training';

/**
 * Renders the state diagram of a domain's training with a button for each event. It shows the current state, and what
 * calls return in it. Training takes a few seconds.
 */
export function DomainTraining(): ReactNode {
  const [domain, handle] = useReducer(advance, firstDomain);
  const {id, state, status, use} = responsesOf(domain);
  const {previous, outcome} = domain;

  useEffect(() => {
    if (state !== 'training') return undefined;
    const timer = setInterval(() => handle('second'), 1_000);
    return () => clearInterval(timer);
  }, [state]);

  return (
    <StateLab {...{copy, diagram, meanings, eventGroups, nextState, state, previous, outcome}} onEvent={handle}>
      <Clock domain={domain} onCreate={() => handle('create')} />
      <div className={styles.calls}>
        <Call title={copy.status} address={`GET /domains/${id}`} response={status} />
        <Call title={copy.use} address="POST /nlu/parse" response={use} failureNote={copy.own} />
      </div>
    </StateLab>
  );
}
