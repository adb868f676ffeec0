import {render, screen} from '@testing-library/react';
import {CodeBlock} from '../../../src/components/CodeBlock';

it.each([
  [{title: 'listen.mjs', label: 'Listen once'}, 'Listen once'],
  [{title: 'listen.mjs'}, 'listen.mjs'],
  [{}, 'JavaScript sample'],
])('the copy button of a sample with %j is named after "%s"', (names, expected) => {
  render(<CodeBlock html="listen()" language="js" languageLabel="JavaScript" {...names} />);
  expect(screen.getByRole('button', {name: /Copy/})).toHaveAccessibleName(`Copy code: ${expected}`);
});
