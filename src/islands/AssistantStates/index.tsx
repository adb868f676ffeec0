import {type ReactNode, useReducer} from 'react';
import {StateDrawing} from '../shared/StateDrawing';
import {StateLab} from '../shared/StateLab';
import {copy, eventGroups, meanings} from './copy';
import {edges, nodes, size, start} from './drawing';
import {nextState} from './machine';
import {Screen} from './Screen';
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
    <StateLab
      name={copy.name}
      drawing={
        <StateDrawing
          size={size}
          nodes={nodes}
          edges={edges}
          start={start}
          current={state}
          taken={previous && {from: previous, to: state}}
        />
      }
      state={state}
      meaning={meanings[state]}
      outcome={previous ? outcome : copy.example}
      instruction={copy.instruction}
      groups={eventGroups}
      applies={(event) => nextState(state, event) !== undefined}
      onEvent={handle}
    >
      <Screen turn={turn} onEvent={handle} />
      <TurnRecord turn={turn} />
    </StateLab>
  );
}
