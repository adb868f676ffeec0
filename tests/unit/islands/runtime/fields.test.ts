import userEvent from '@testing-library/user-event';
import {hasEdits, takeEdits} from '../../../../src/islands/runtime/fields';

test('a file that is chosen before the island runs is kept, and reported once it runs', async () => {
  document.body.innerHTML = '<div><input type="file"></div>';
  const [root, input] = [document.querySelector('div'), document.querySelector('input')];
  if (!root || !input) throw new Error('There is no field.');
  const file = new File(['RIFF'], 'meeting.wav');
  await userEvent.upload(input, file);
  const onChange = jest.fn();
  input.addEventListener('change', onChange);
  expect(hasEdits(root)).toBe(true);
  const putBack = takeEdits(root);
  expect(onChange).not.toHaveBeenCalled();
  putBack();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(input.files?.[0]).toBe(file);
});
