import {facts} from '../../../../src/facts';
import {eventGroups} from '../../../../src/islands/AssistantStates/copy';
import {edges} from '../../../../src/islands/AssistantStates/drawing';
import {type AssistantEvent, nextState, states, transitions} from '../../../../src/islands/AssistantStates/machine';
import {advance, exampleTurn, type Turn} from '../../../../src/islands/AssistantStates/turn';
import {transitionsOnPage} from '../stateDiagram';

const events = Object.values(eventGroups).flatMap((group) => Object.keys(group) as AssistantEvent[]);

/** Returns the turn after some events. */
const turnAfter = (...names: Parameters<typeof advance>[1][]): Turn => names.reduce(advance, exampleTurn);

const own = transitions.map(({from, event, to}) => `${from} > ${event} > ${to}`);

it('the machine has exactly the transitions of the diagram on the page', () => {
  expect(own).toHaveLength(13);
  expect([...own].sort()).toEqual(transitionsOnPage('voice-assistant-implementation.mdx').sort());
});

it('the machine has a button for each event', () =>
  expect(new Set(events)).toEqual(new Set(transitions.map(({event}) => event))));

it('the machine is drawn completely: each label on the line between its states', () => {
  const drawn = edges.flatMap(({from, to, label}) => label.split(/ or\s/).map((event) => `${from} > ${event} > ${to}`));
  expect(drawn.sort()).toEqual([...own].sort());
});

it.each(states.flatMap((state) => events.map((event) => [state, event] as const)))(
  'the machine in %s, the event "%s" changes the state or says why it has no effect',
  (state, event) => {
    const before: Turn = {...exampleTurn, state};
    const turn = advance(before, event);
    const to = nextState(state, event);
    if (to) {
      expect(turn.outcome).toBe(`The state changes from ${state} to ${to}.`);
      expect(turn.callbacks).toContainEqual({name: 'state', argument: `"${to}"`});
    } else {
      expect(turn).toEqual({...before, previous: state, outcome: turn.outcome});
      expect(turn.outcome).toMatch(new RegExp(`^Nothing happens\\. .{15,} The state is still ${state}\\.$`));
    }
  },
);

it('a turn calls the listeners in order, and shows first what the user said, then the reply', () => {
  expect(turnAfter('button', 'speech ends').words).toBe('turn on the kitchen lights');
  const {callbacks, words} = turnAfter('button', 'speech ends', 'response arrives', 'reply ends');
  expect(callbacks.map(({name, argument}) => `${name} ${argument.replace(/\s+/g, ' ').slice(0, 30)}`)).toEqual([
    'state "listening"',
    'transcript { "text": "turn on the kitchen',
    'state "processing"',
    'response { "response": { "text": "The k',
    'state "speaking"',
    'state "idle"',
  ]);
  expect(words).toBe('The kitchen lights are on.');
});

it.each([
  ['no speech', ['button', 'no speech'], 'no_speech'],
  ['a failed connection', ['button', 'speech ends', 'error'], 'network_error'],
  ['a lost stream', ['button', 'error'], 'network_error'],
] as const)('a turn ends with %s, and shows the documented message', (_, names, code) => {
  const turn = turnAfter(...names);
  expect(turn.state).toBe('idle');
  expect(turn.words).toBe(facts.docs.assistant.messages[code]);
  // An app can call say() as soon as the error is reported, because the state is idle by then.
  expect(turn.callbacks.slice(-2)).toEqual([
    {name: 'state', argument: '"idle"'},
    {name: 'error', argument: `{\n  "code": "${code}"\n}`},
  ]);
  expect(turnAfter(...names, 'say').words).toBe(turn.words);
});

it('a turn starts over with the next one', () => {
  expect(turnAfter('button', 'speech ends', 'stop', 'wake word')).toMatchObject({
    callbacks: [{name: 'state', argument: '"listening"'}],
    words: '',
  });
});
