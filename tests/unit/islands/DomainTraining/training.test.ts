import {facts} from '../../../../src/facts';
import {eventGroups} from '../../../../src/islands/DomainTraining/copy';
import {diagram, edges, nodes} from '../../../../src/islands/DomainTraining/drawing';
import {nextState, states, transitions} from '../../../../src/islands/DomainTraining/machine';
import {advance, type Domain, firstDomain, responsesOf, times} from '../../../../src/islands/DomainTraining/training';
import {transitionsOnPage} from '../stateDiagram';

type Action = Parameters<typeof advance>[1];

const domainAfter = (...actions: Action[]): Domain => actions.reduce(advance, firstDomain);
const bodyOf = (domain: Domain, call: 'status' | 'use') => JSON.parse(String(responsesOf(domain)[call].body));
const events = eventGroups.flatMap((group) => group.events.map(({event}) => event));

/** How to bring a domain into each state. */
const paths: [(typeof states)[number], Action[]][] = [
  ['not trained', []],
  ['training', ['train call']],
  ['ready', ['train call', 'succeeds']],
  ['failed', ['train call', 'fails']],
];

describe('the machine', () => {
  const own = transitions.map(({from, event, to}) => `${from} > ${event} > ${to}`);

  it('has exactly the transitions of the diagram on the page', () => {
    const onPage = transitionsOnPage('custom-domain-creation.mdx').map((text) => text.replace('[*]', 'not trained'));
    expect(own).toHaveLength(3);
    expect([...own].sort()).toEqual(onPage.sort());
  });

  it('has the documented states, after one without a status', () => {
    expect(states).toEqual(['not trained', ...facts.docs.domain.states]);
    expect(diagram.start.name).toBe('not trained');
    expect(nodes.map(({name}) => name)).toEqual(facts.docs.domain.states);
  });

  it('has a button and a line for each event', () => {
    expect(new Set(events)).toEqual(new Set(transitions.map(({event}) => event)));
    expect(edges.map(({from, to, label}) => `${from} > ${label} > ${to}`)).toEqual(own);
  });
});

describe.each(paths)('in %s', (state, path) => {
  const domain = domainAfter(...path);

  it('the sandbox returns the state', () => {
    expect(responsesOf(domain).state).toBe(state);
    expect(bodyOf(domain, 'status').status).toBe(state === 'not trained' ? undefined : state);
  });

  it('a parse call with the domain succeeds only when it is ready', () => {
    expect(responsesOf(domain).use.status).toBe(state === 'ready' ? 200 : 400);
  });

  it.each(events)('the event "%s" changes the state or says why it has no effect', (event) => {
    const after = advance(domain, event);
    const to = nextState(state, event);
    expect(responsesOf(after).state).toBe(to ?? state);
    if (to) expect(after.outcome).toBe(`The state changes from ${state} to ${to}.`);
    else expect(after.outcome).toMatch(new RegExp(`^Nothing happens\\. [^u].{15,} The state is still ${state}\\.$`));
  });
});

it('trains in seconds, until the time that the API estimated', () => {
  let domain = domainAfter('train call');
  const {estimatedCompletionTime} = bodyOf(domain, 'status');
  expect(estimatedCompletionTime).toBe('2026-11-16T10:30:00Z');
  const seconds = times.training / times.perSecond;
  for (let second = 1; second < seconds; second += 1) {
    domain = advance(domain, 'second');
    expect(responsesOf(domain).state).toBe('training');
  }
  domain = advance(domain, 'second');
  expect(domain.outcome).toBe('The state changes from training to ready.');
  expect(domain.now).toBe(Date.parse(estimatedCompletionTime));
});

it('creates more domains, each with its own ID', () => {
  const domain = domainAfter('train call', 'succeeds', 'create');
  expect(responsesOf(domain)).toMatchObject({id: 'dom_7f3b', state: 'not trained'});
  expect(responsesOf(advance(domain, 'train call')).state).toBe('training');
  expect(domain.previous).toBeUndefined();
});
