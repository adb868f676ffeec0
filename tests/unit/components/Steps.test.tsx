import {render, screen, within} from '@testing-library/react';
import {Steps} from '../../../src/components/Steps';

it('Steps are an ordered list, each with its heading', () => {
  render(
    <Steps
      items={[
        {title: 'Record', text: 'Say something.'},
        {title: 'Send', text: 'One request.'},
      ]}
    />,
  );
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('heading', {level: 3})
      .map((heading) => heading.textContent),
  ).toEqual(['Record', 'Send']);
});
