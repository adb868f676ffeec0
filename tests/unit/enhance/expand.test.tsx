import {screen} from '@testing-library/dom';
import {CodeBlock} from '../../../src/components/CodeBlock';
import {expand} from '../../../src/enhance/expand';
import {install, show} from '../../helpers/enhance';

install(expand);

const sample = (lines: number) => (
  <CodeBlock html={'listen()\n'.repeat(lines)} language="js" languageLabel="JavaScript" label="Listen" />
);
const block = () => document.querySelector('[data-code]');

describe('a long code sample', () => {
  it('has a button that names the number of its lines', async () => {
    const user = show(sample(42));
    const button = screen.getByRole('button', {name: /Show all 42 lines/});
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(block()).not.toHaveAttribute('data-whole');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(block()).toHaveAttribute('data-whole');
  });

  it('keeps its button in place in the window when it is collapsed', async () => {
    const user = show(sample(42));
    const button = screen.getByRole('button', {name: /Show all/});
    await user.click(button);
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    button.getBoundingClientRect = () => ({top: block()?.hasAttribute('data-whole') ? 700 : 300}) as DOMRect;
    await user.click(button);
    expect(block()).not.toHaveAttribute('data-whole');
    expect(scrollBy).toHaveBeenCalledWith({top: -400, behavior: 'instant'});
  });
});

it('a sample of 24 lines is shown in full', () => {
  show(sample(24));
  expect(block()).not.toHaveAttribute('data-long');
  expect(screen.queryByRole('button', {name: /Show all/})).not.toBeInTheDocument();
});
