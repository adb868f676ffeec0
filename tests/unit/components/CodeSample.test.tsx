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
    ['a keyword', 'const x', '<span class="code-keyword">const</span> x'],
    ['a string', "f = 'x'", 'f = <span class="code-string">\'x\'</span>'],
    ['a key of JSON', '"id": x', '<span class="code-property">"id"</span>: x'],
    ['a number', 'x 42', 'x <span class="code-number">42</span>'],
    ['a call', 'listen()', '<span class="code-function">listen</span>()'],
    ['a comment', '// soon', '<span class="code-comment">// soon</span>'],
  ])('marks %s', (_, code, html) => {
    expect(highlight(code)).toBe(html);
  });

  it('escapes what would be HTML, inside tokens and outside', () => {
    expect(highlight('<b> & "<i>"')).toBe('&lt;b&gt; &amp; <span class="code-string">"&lt;i&gt;"</span>');
  });
});
