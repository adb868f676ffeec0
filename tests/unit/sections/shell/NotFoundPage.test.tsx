import {render, screen, within} from '@testing-library/react';
import {notFound} from '../../../../src/content/notFound';
import {NotFoundPage} from '../../../../src/sections/shell/NotFoundPage';

describe('the not-found page', () => {
  beforeEach(() => {
    render(<NotFoundPage content={notFound} />);
  });

  it('says so in the words of the specification', () => {
    expect(screen.getByRole('heading', {level: 1, name: 'Oops! Page not found'})).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
  });

  it('leads home', () => {
    expect(screen.getByRole('link', {name: 'Return to Home'})).toHaveAttribute('href', '/');
  });

  it('offers where a lost reader most likely wanted to go', () => {
    const links = within(screen.getByRole('navigation', {name: 'Likely pages'})).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(notFound.likely.map(({href}) => href));
  });

  it('keeps itself out of search engines', () => {
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('has a place for the path, which the script fills in', () => {
    expect(document.querySelector('[data-lost-path]')).toBeEmptyDOMElement();
  });
});
