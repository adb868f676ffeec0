import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {HeroSentence} from '../../../../src/islands/HeroSentence';
import {copy, maxCharacters, samples} from '../../../../src/islands/HeroSentence/copy';

const field = () => screen.getByRole('textbox', {name: copy.field});
const bars = () => [...document.querySelectorAll('.wave path')].map((path) => path.getAttribute('d'));

async function cleared() {
  render(<HeroSentence />);
  await userEvent.clear(field());
  return userEvent;
}

it('a typed sentence draws only whole words of a sentence that is too long', async () => {
  const user = await cleared();
  await user.click(field());
  await user.paste('kitchen '.repeat(20));
  const drawn = [...document.querySelectorAll('.word .text')].map((word) => word.textContent);
  expect(drawn.join(' ').length).toBeLessThanOrEqual(maxCharacters);
  expect(new Set(drawn)).toEqual(new Set(['kitchen']));
});

it('a typed sentence asks for a sentence when there is none', async () => {
  await cleared();
  expect(screen.getByText(copy.empty)).toBeInTheDocument();
  expect(bars()).toEqual([]);
});

it('a typed sentence can be restored after a sample', async () => {
  const user = await cleared();
  const restore = () => screen.queryByRole('button', {name: 'Restore what I typed'});
  await user.type(field(), 'Ask Dana');
  expect(restore()).toBeNull();
  await user.click(screen.getByRole('button', {name: samples[1]}));
  await user.click(screen.getByRole('button', {name: samples[2]}));
  await user.click(screen.getByRole('button', {name: 'Restore what I typed'}));
  expect(field()).toHaveValue('Ask Dana');
  expect(restore()).toBeNull();
});

it('a typed sentence lists an entity as often as it occurs, and drops it with its sentence', async () => {
  const user = await cleared();
  await user.type(field(), 'Ask Dana to call Dana');
  expect(screen.getAllByText('person', {selector: 'dt'})).toHaveLength(2);
  await user.click(screen.getByRole('button', {name: samples[1]}));
  expect(screen.queryByText('person', {selector: 'dt'})).not.toBeInTheDocument();
});
