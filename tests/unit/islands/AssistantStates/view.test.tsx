import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {AssistantStates} from '../../../../src/islands/AssistantStates';

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const outcome = () => screen.getByRole('status');
const appScreen = () => screen.getByRole('region', {name: 'What the screen shows'});
const drawing = () => screen.getByRole('img', {name: /^State diagram/});

beforeEach(() => void render(<AssistantStates />));

it('shows the state in words, in the drawing, and on the screen', async () => {
  expect(drawing()).toHaveAccessibleName('State diagram. The current state is idle.');
  await press('Press the button');
  expect(drawing()).toHaveAccessibleName('State diagram. The current state is listening.');
  expect(drawing().querySelector('.current text')).toHaveTextContent('listening');
  expect(drawing().querySelector('path.taken:not(marker *)')).toBeInTheDocument();
  expect(outcome()).toHaveTextContent('The state changes from idle to listening.');
  expect(within(appScreen()).getByText('turn on the…')).toBeInTheDocument();
});

it('says why an event has no effect', async () => {
  await press('Response arrives');
  expect(outcome()).toHaveTextContent(
    'Nothing happens. A response is requested only in processing. The state is still idle.',
  );
  expect(drawing().querySelector('path.taken:not(marker *)')).not.toBeInTheDocument();
});

it('starts and stops a turn with the button of the screen', async () => {
  await press('Speak');
  await press('Stop');
  expect(outcome()).toHaveTextContent('The state changes from listening to idle.');
  expect(screen.getByText('None yet.')).toBeInTheDocument();
});

it('marks the events that apply', async () => {
  const applying = () => screen.getAllByRole('button').filter(({dataset}) => 'applies' in dataset);
  expect(applying().map(({textContent}) => textContent)).toEqual([
    'Press the button',
    'Say the wake word',
    'say(text)',
  ]);
  await press('say(text)');
  expect(applying().map(({textContent}) => textContent)).toEqual(['Connection fails', 'Reply ends', 'stop()']);
});

it('is complete before it runs: a turn as an example, and no inline style', () => {
  const html = renderToString(<AssistantStates />);
  expect(html).toContain('The kitchen lights are on.');
  expect(html).toContain('show a complete turn as an example');
  expect(html).not.toContain('style=');
});

it('shows what listeners receive as JSON in lines, in the colors of code', () => {
  render(<AssistantStates />);
  expect(screen.getAllByText('"confidence"')[0]).toHaveClass('code-property');
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('transcript { "text": "turn on the kitchen lights"');
});
