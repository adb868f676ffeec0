import {render, screen} from '@testing-library/react';
import {CodeSample} from '../../../src/components/CodeSample';
import {highlight} from '../../../src/components/CodeSample/highlight';

describe('CodeSample', () => {
  it('shows its code with its language and a named copy button', () => {
    const {container} = render(<CodeSample code={'{"text": "hello"}'} language="json" label="A result" />);
    expect(container.querySelector('pre')?.textContent).toBe('{"text": "hello"}');
    expect(screen.getByText('JSON')).toBeInTheDocument();
    expect(screen.getByRole('button', {name: 'Copy code: A result'})).toBeInTheDocument();
  });
});

describe('highlight', () => {
  it.each([
    ['a keyword', 'const x', '<span class="token keyword">const</span> x'],
    ['a string', "f = 'x'", 'f = <span class="token string">\'x\'</span>'],
    ['a key of JSON', '"id": x', '<span class="token property">"id"</span>: x'],
    ['a number', 'x 42', 'x <span class="token number">42</span>'],
    ['a call', 'listen()', '<span class="token function">listen</span>()'],
    ['a comment', '// soon', '<span class="token comment">// soon</span>'],
  ])('marks %s', (_, code, html) => {
    expect(highlight(code)).toBe(html);
  });

  it('escapes what would be HTML, inside tokens and outside', () => {
    expect(highlight('<b> & "<i>"')).toBe('&lt;b&gt; &amp; <span class="token string">"&lt;i&gt;"</span>');
  });
});
