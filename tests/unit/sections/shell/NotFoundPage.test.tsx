import {render, screen, within} from '@testing-library/react';
import {notFound} from '../../../../src/content/notFound';
import {NotFoundPage} from '../../../../src/sections/shell/NotFoundPage';

describe('the not-found page', () => {
  beforeEach(() => {
    render(<NotFoundPage content={notFound} />);
  });

  it('has the words of the specification', () => {
    expect(screen.getByRole('heading', {level: 1, name: 'Oops! Page not found'})).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
  });

  it('links to the home page', () => {
    expect(screen.getByRole('link', {name: 'Return to Home'})).toHaveAttribute('href', '/');
  });

  it('links to the pages that the reader most likely looked for', () => {
    const links = within(screen.getByRole('navigation', {name: 'Likely pages'})).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(notFound.likely.map(({href}) => href));
  });

  it("isn't indexed by search engines", () => {
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('has an element for the path, which the script fills in', () => {
    expect(document.querySelector('[data-lost-path]')).toBeEmptyDOMElement();
  });
});
