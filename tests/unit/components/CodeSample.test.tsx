import {render, screen} from '@testing-library/react';
import {CodeSample} from '../../../src/components/CodeSample';

describe('CodeSample', () => {
  it('shows its code with its language and a named copy button', () => {
    const {container} = render(<CodeSample code={'{"text": "hello"}'} language="json" label="A result" />);
    expect(container.querySelector('pre')?.textContent).toBe('{"text": "hello"}');
    expect(container.querySelector('.code-property')?.textContent).toBe('"text"');
    expect(screen.getByText('JSON')).toBeInTheDocument();
    expect(screen.getByRole('button', {name: 'Copy code: A result'})).toBeInTheDocument();
  });
});
