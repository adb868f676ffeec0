import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Replay} from '../../../../src/islands/StreamReplay/Replay';
import {sample} from '../../../../src/islands/StreamReplay/sample';
import {replayOf, scenarios} from '../../../../src/islands/StreamReplay/session';

const setMotion = (isReduced: boolean) => Object.assign(window, {matchMedia: () => ({matches: isReduced})});
const concerned = () => [...document.querySelectorAll('.concerned')].map(({textContent}) => textContent?.trim());
const position = () => screen.getByRole('slider', {name: 'Message'});

beforeEach(() => setMotion(true));

it('draws speech for as long as the user speaks', () => {
  render(<Replay />);
  expect(document.querySelectorAll('line[stroke-width]')).toHaveLength(Math.round(3_000 / 70));
});

it('each moment of each session concerns a line of the sample', () => {
  const kinds = new Set(scenarios.flatMap((scenario) => replayOf(scenario).moments.map(({kind}) => kind)));
  expect(new Set(sample.flatMap(({concerns = []}) => concerns))).toEqual(kinds);
});

it('starts at the final result, and marks the lines of the sample that a step concerns', async () => {
  render(<Replay />);
  expect(position()).toHaveAttribute('aria-valuetext', 'Final result, 13 of 14, 4.74 s');
  expect(position()).toHaveValue('4740');
  await userEvent.click(screen.getByRole('button', {name: 'Previous'}));
  expect(concerned()).toEqual([
    "socket.on('message', (data) => {",
    'const {type, text} = JSON.parse(data.toString());',
    "if (type === 'partial') show(text);",
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Partial result: schedule a meeting with Dana');
});

it('a reload keeps the session and the speed that were chosen', async () => {
  const {unmount} = render(<Replay />);
  await userEvent.selectOptions(screen.getByLabelText('Session'), 'Fault: silence');
  await userEvent.selectOptions(screen.getByLabelText('Speed'), '4×');
  unmount();
  render(<Replay />);
  expect(screen.getByLabelText('Session')).toHaveDisplayValue('Fault: silence');
  expect(screen.getByLabelText('Speed')).toHaveDisplayValue('4×');
  expect(position()).toHaveAttribute('aria-valuetext', expect.stringMatching(/ of 3, /));
});

describe('playing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const user = () => userEvent.setup({advanceTimers: jest.advanceTimersByTime});
  const place = () => Number.parseFloat(document.querySelector('line.stroke-ink')?.getAttribute('x1') ?? '');
  /** Lets time pass in steps, because React sets the next timer after each one. */
  async function pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 10) await act(() => jest.advanceTimersByTimeAsync(10));
  }

  it.each([
    ['jumps from message to message with reduced motion', true, [0, 400, 400, 1_000]],
    ['moves on smoothly otherwise', false, [200, 400, 600, 1_000]],
  ])('%s', async (_, isReduced, expected) => {
    setMotion(isReduced);
    render(<Replay />);
    await choose('One utterance');
    await user().click(screen.getByRole('button', {name: 'Play'}));
    const seen: number[] = [];
    const {duration} = replayOf('complete');
    for (const wait of [200, 200, 200, 400]) {
      await pass(wait);
      seen.push(Math.round((((place() - 3) / 94) * duration) / 10) * 10);
    }
    expect(seen).toEqual(expected);
  });

  it('starts from the beginning, although the final result is shown, and resumes after a pause', async () => {
    setMotion(false);
    render(<Replay />);
    await user().click(screen.getByRole('button', {name: 'Play'}));
    await pass(300);
    expect(place()).toBeLessThanOrEqual(3 + (94 * 300) / replayOf('complete').duration);
    await user().click(screen.getByRole('button', {name: 'Pause'}));
    const paused = place();
    await user().click(screen.getByRole('button', {name: 'Play'}));
    await pass(300);
    expect(place()).toBeGreaterThan(paused);
  });

  it('follows the speed, announces only outcomes, and stops at the end', async () => {
    render(<Replay />);
    await choose('One utterance');
    await user().selectOptions(screen.getByLabelText('Speed'), '4×');
    await user().click(screen.getByRole('button', {name: 'Play'}));
    await pass(800);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(1_000);
    expect(screen.getByRole('button', {name: 'Play'})).toBeInTheDocument();
    expect(position()).toHaveValue('5400');
  });

  /** Chooses a session, which moves the replay to its start. */
  async function choose(name: string) {
    await user().selectOptions(screen.getByLabelText('Session'), 'Fault: silence');
    await user().selectOptions(screen.getByLabelText('Session'), name);
  }
});
