import {fireEvent, render, screen} from '@testing-library/react';
import {AssistantStates} from '../../../../src/islands/AssistantStates';
import {eventGroups} from '../../../../src/islands/AssistantStates/copy';
import {sample} from '../../../../src/islands/AssistantStates/sample';

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const concerned = () =>
  [...document.querySelectorAll('.concerned')].map((line) => /[.](?:on\(')?(\w+)/.exec(line.textContent ?? '')?.[1]);

it('highlights the code of each call and callback as it happens', () => {
  render(<AssistantStates />);
  expect(concerned()).toEqual([]);
  for (const [event, lines] of [
    ['Press the button', ['state', 'listen']],
    ['Finish speaking', ['state', 'transcript']],
    ['Response arrives', ['state', 'response']],
    ['Connection fails', ['state', 'error']],
    ['stop()', []],
    ['say(text)', ['state', 'say']],
  ] as const) {
    press(event);
    expect([event, concerned()]).toEqual([event, lines]);
  }
});

it('has a line for each callback, and for each event from the code', () => {
  const fromCode = Object.keys(eventGroups['From your code'] ?? {});
  const covered = sample.flatMap(({concerns = []}) => concerns);
  expect(covered).toEqual(expect.arrayContaining(['state', 'transcript', 'response', 'error', 'button', ...fromCode]));
});

it('separates the lines of a label for screen readers', () => {
  render(<AssistantStates />);
  expect(screen.getByRole('img').textContent).toMatch(/no speech or\serror or stop/);
});
