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

test('text, a choice, and a tick are kept, with the caret', async () => {
  show(builtIsland('Form'));
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  await user.type(field, 'voice');
  field.setSelectionRange(2, 2);
  await user.selectOptions(screen.getByLabelText('Topic'), 'two');
  await user.click(screen.getByLabelText('Agree'));
  await hydrated();
  expect(output()).toBe('VOICE|two|agreed||');
  expect(field).toHaveValue('voice');
  expect(field.selectionStart).toBe(2);
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

test('a submission is kept, after the text', async () => {
  show(builtIsland('Form'));
  await user.type(screen.getByLabelText('Text'), 'voice{Enter}');
  await hydrated();
  expect(output()).toBe('VOICE|one|open|voice|');
});

test('a key is kept', async () => {
  show(builtIsland('Form'));
  screen.getByText('Count').focus();
  await user.keyboard('{ArrowRight}');
  await hydrated();
  expect(output()).toBe('|one|open||ArrowRight');
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

test('fields that the browser has filled in again hydrate the island at once', async () => {
  document.body.innerHTML = builtIsland('Form');
  screen.getByLabelText<HTMLInputElement>('Text').value = 'kept';
  window.dispatchEvent(new Event('pageshow'));
  await hydrated();
  expect(output()).toMatch(/^KEPT\|/);
});
