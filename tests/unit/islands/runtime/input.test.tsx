import {act, screen} from '@testing-library/react';
import {builtIsland} from './fixtures';
import {arrive, arriveInThisTask, faults, hydrated, installLoader, island, output, show, user} from './loaderPage';

installLoader();

test('a press is kept until the island runs, and the HTML stays as it is', async () => {
  show(builtIsland('Form', {props: {greeting: 'Moin'}}));
  const button = screen.getByText('Count');
  await user.click(button);
  await user.click(button);
  expect(island()).toHaveAttribute('aria-busy', 'true');
  await hydrated();
  expect(screen.getByText('Moin, 2 presses')).toBeVisible();
  expect(screen.getByText('Count')).toBe(button);
  expect(island()).not.toHaveAttribute('aria-busy');
  expect(faults).toEqual([]);
});

const type = (text: string) => user.type(screen.getByLabelText('Text'), text);

test.each<[string, () => Promise<void>, string]>([
  ['a choice', () => user.selectOptions(screen.getByLabelText('Topic'), 'two'), '|two|open||'],
  ['a tick', () => user.click(screen.getByLabelText('Agree')), '|one|agreed||'],
  ['a submission, after the text,', () => type('voice{Enter}'), 'VOICE|one|open|voice|'],
  ['a key', () => user.type(screen.getByText('Count'), '{ArrowRight}', {skipClick: true}), '|one|open||ArrowRight'],
])('%s is kept', async (name, act, expected) => {
  show(builtIsland('Form'));
  if (name === 'a key') screen.getByText('Count').focus();
  await act();
  await hydrated();
  expect(output()).toBe(expected);
  expect(faults).toEqual([]);
});

test('a press on a label leads to its field at once', async () => {
  show(builtIsland('Form'));
  await user.click(screen.getByText('Text'));
  const field = screen.getByLabelText('Text');
  expect(field).toHaveFocus();
  await hydrated();
  expect(field).toHaveFocus();
});

test('links work without the island', async () => {
  show(builtIsland('Form'));
  const press = new MouseEvent('click', {bubbles: true, cancelable: true});
  const prevented = jest.fn();
  document.addEventListener('click', (event) => prevented(event.defaultPrevented), {once: true});
  screen.getByText('Elsewhere').dispatchEvent(press);
  expect(prevented).toHaveBeenCalledWith(false);
  await hydrated();
});

test.each(['before the scripts arrive', 'in the pause before hydration'])(
  'text that is being composed %s is left alone until it is finished',
  async (start) => {
    show(builtIsland('Form'));
    const field = screen.getByLabelText<HTMLInputElement>('Text');
    field.focus();
    if (start === 'in the pause before hydration') await arriveInThisTask();
    field.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}));
    field.value = 'こ';
    arrive();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(island()).not.toHaveAttribute('data-hydrated');
    field.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
    await hydrated();
    expect(output()).toMatch(/^こ\|/);
  },
);
