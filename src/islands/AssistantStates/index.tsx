import {type ReactNode, useReducer} from 'react';
import {StateLab} from '../shared/StateLab';
import {copy, eventGroups, meanings} from './copy';
import {diagram} from './drawing';
import {nextState} from './machine';
import {Screen} from './Screen';
import styles from './styles.module.css';
import {Callbacks, Transcript} from './TurnRecord';
import {advance, exampleTurn} from './turn';

/**
 * Renders the state diagram of an assistant with a button for each event. It shows the current state, what the screen of
 * an app would show, the callbacks that fire, and what was said.
 */
export function AssistantStates(): ReactNode {
  const [turn, handle] = useReducer(advance, exampleTurn);
  const {state, previous, outcome} = turn;
  return (
    <StateLab
      {...{copy, diagram, meanings, eventGroups, nextState, state, previous}}
      outcome={previous ? outcome : copy.example}
      onEvent={handle}
    >
      <div className={styles.column}>
        <Screen turn={turn} onEvent={handle} />
        <Transcript turn={turn} />
      </div>
      <Callbacks turn={turn} />
    </StateLab>
  );
}
