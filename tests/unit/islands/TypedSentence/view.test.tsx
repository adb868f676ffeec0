import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {TypedSentence} from '../../../../src/islands/TypedSentence';
import {copy, firstSentence, maxCharacters, samples} from '../../../../src/islands/TypedSentence/copy';

const field = () => screen.getByRole('textbox', {name: copy.field});
const unsureWords = () => [...document.querySelectorAll('.word[data-unsure] .text')].map((word) => word.textContent);
const bars = () => [...document.querySelectorAll('.wave path')].map((path) => path.getAttribute('d'));

describe('a typed sentence', () => {
  it('starts with a complete example', () => {
    render(<TypedSentence />);
    expect(field()).toHaveValue(firstSentence);
    expect(unsureWords()).toEqual(['Dana']);
    expect(screen.getByText('reminder.create')).toBeInTheDocument();
    expect(screen.getByText(/a name, spelled many ways/)).toHaveTextContent('Unsure: “Dana”');
  });

  it('is redrawn as it is typed', async () => {
    const user = userEvent.setup();
    render(<TypedSentence />);
    const before = bars();
    await user.clear(field());
    await user.type(field(), 'Set a timer for fifty minutes');
    expect(bars()).not.toEqual(before);
    expect(unsureWords()).toEqual(['fifty']);
    expect(screen.getByText('timer.set', {selector: 'dd'})).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Intent: timer.set');
  });

  it('draws only whole words of a sentence that is too long', async () => {
    const user = userEvent.setup();
    render(<TypedSentence />);
    await user.clear(field());
    await user.click(field());
    await user.paste('kitchen '.repeat(20));
    const drawn = [...document.querySelectorAll('.word .text')].map((word) => word.textContent);
    expect(drawn.join(' ').length).toBeLessThanOrEqual(maxCharacters);
    expect(new Set(drawn)).toEqual(new Set(['kitchen']));
  });

  it('asks for a sentence when there is none', async () => {
    const user = userEvent.setup();
    render(<TypedSentence />);
    await user.clear(field());
    expect(screen.getByText(copy.empty)).toBeInTheDocument();
    expect(bars()).toEqual([]);
  });

  it('can be replaced with a sample, whose button is then pressed', async () => {
    const user = userEvent.setup();
    render(<TypedSentence />);
    const sample = screen.getByRole('button', {name: samples[2]});
    await user.click(sample);
    expect(field()).toHaveValue(samples[2]);
    expect(sample).toHaveAttribute('aria-pressed', 'true');
    expect(unsureWords()).toEqual([]);
  });

  it('lists an entity as often as it occurs, and drops it with its sentence', async () => {
    const user = userEvent.setup();
    render(<TypedSentence />);
    await user.clear(field());
    await user.type(field(), 'Ask Dana to call Dana');
    expect(screen.getAllByText('person', {selector: 'dt'})).toHaveLength(2);
    await user.click(screen.getByRole('button', {name: samples[1]}));
    expect(screen.queryByText('person', {selector: 'dt'})).not.toBeInTheDocument();
  });

  it('is shown as text, even if it is HTML', async () => {
    const user = userEvent.setup();
    render(<TypedSentence />);
    await user.clear(field());
    await user.type(field(), 'call <img/src=x>');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('<img/src=x>')).toBeInTheDocument();
  });
});
