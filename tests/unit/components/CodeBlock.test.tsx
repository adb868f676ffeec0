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

it('the rest of a wrapped line is indented by more than any line that wraps', () => {
  const html = `{\n        <b>"key"</b>: "${'word '.repeat(9)}"\n            "short"\n}`;
  const {container} = render(<CodeBlock html={html} language="json" languageLabel="JSON" />);
  expect(container.querySelector('code')).toHaveAttribute('data-hang', '12');
});
