import {render, screen} from '@testing-library/react';
import {CodeBlock, type CodeBlockProps} from '../../../src/components/CodeBlock';

const sample: CodeBlockProps = {
  html: '<span class="code-keyword">await</span> listen()',
  language: 'js',
  languageLabel: 'JavaScript',
};
const block = (props: Partial<CodeBlockProps> = {}) => render(<CodeBlock {...sample} {...props} />).container;
const copyButton = () => screen.getByRole('button');

describe('CodeBlock', () => {
  it('has a copy button that is named after its label', () => {
    block({title: 'listen.mjs', label: 'Listen once'});
    expect(copyButton()).toHaveAccessibleName('Copy code: Listen once');
  });

  it('has a copy button that is named after its title if it has no label', () => {
    block({title: 'listen.mjs'});
    expect(copyButton()).toHaveAccessibleName('Copy code: listen.mjs');
  });

  it('has a copy button that is named after its language if it has no title either', () => {
    block();
    expect(copyButton()).toHaveAccessibleName('Copy code: JavaScript sample');
  });

  it('shows the title and the language', () => {
    block({title: 'listen.mjs'});
    expect(screen.getByText('listen.mjs')).toBeInTheDocument();
    expect(screen.getByText('JavaScript')).toBeInTheDocument();
  });

  it('shows the language once if it has no title', () => {
    block();
    expect(screen.getAllByText('JavaScript')).toHaveLength(1);
  });

  it('contains the highlighted HTML', () => {
    expect(block().querySelector('pre code .code-keyword')).toHaveTextContent('await');
  });

  it('has only the code in its pre, which copying reads', () => {
    expect(block().querySelector('pre')?.textContent).toBe('await listen()');
  });

  it("has a pre that isn't focusable without the script", () => {
    const pre = block({label: 'Listen once'}).querySelector('pre');
    expect(pre).not.toHaveAttribute('tabindex');
    expect(pre).toHaveAttribute('data-scrolls', '');
  });
});
