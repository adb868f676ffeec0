import {render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {brand} from '../../../../src/facts/brand';
import {site} from '../../../../src/facts/site';
import {DocPage} from '../../../../src/sections/docs/DocPage';

type Props = ComponentProps<typeof DocPage>;

const page = (props: Partial<Props> = {}) =>
  render(
    <DocPage title="Quick start" path="/docs/quick-start" contents={[]} {...props}>
      <h1>Quick start</h1>
    </DocPage>,
  );

const repositoryUrl = 'https://code.example/portal';

/** Sets the site's repository, for the test that calls it. */
const publishRepository = () => Object.assign(site, {repositoryUrl});

afterEach(() => {
  delete site.repositoryUrl;
});

const neighbors = () => within(screen.getByRole('navigation', {name: 'Previous and next page'}));

describe('a documentation page', () => {
  it('links back to the parent page', () => {
    page({back: {title: 'Documentation', href: '/developers/documentation'}});
    expect(screen.getByRole('link', {name: 'Documentation'})).toHaveAttribute('href', '/developers/documentation');
  });

  it('links to the previous and the next page', () => {
    page({
      previous: {title: 'Account setup', permalink: '/account-setup'},
      next: {title: 'Recognition', permalink: '/recognition'},
    });
    expect(neighbors().getByRole('link', {name: 'Previous Account setup'})).toHaveAttribute('rel', 'prev');
    expect(neighbors().getByRole('link', {name: 'Next Recognition'})).toHaveAttribute('rel', 'next');
  });

  it('leaves out the navigation without neighbors', () => {
    page();
    expect(screen.queryByRole('navigation', {name: 'Previous and next page'})).not.toBeInTheDocument();
  });

  it('shows when it was last updated, independent of the time zone of the build', () => {
    page({lastUpdatedAt: Date.UTC(2026, 10, 21, 0, 30)});
    const time = screen.getByText('November 21, 2026');
    expect(time).toHaveAttribute('datetime', '2026-11-21');
  });

  it('links to its source', () => {
    publishRepository();
    page({editUrl: 'https://code.timbre.example/portal'});
    expect(screen.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      'https://code.timbre.example/portal',
    );
  });

  it('is available as Markdown, to copy, to view, and for machines', () => {
    page();
    expect(screen.getByRole('button', {name: 'Copy page'})).toHaveAttribute('data-copy', '/docs/quick-start.md');
    expect(screen.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/docs/quick-start.md');
    const alternate = document.querySelector('link[rel="alternate"]');
    expect(alternate).toHaveAttribute('type', 'text/markdown');
    expect(alternate).toHaveAttribute('href', '/docs/quick-start.md');
  });

  it('links to the form for problems, with its title and address filled in', () => {
    publishRepository();
    page({title: 'Keys & limits'});
    const href = screen.getByRole('link', {name: 'Report a problem with this page'}).getAttribute('href');
    const {origin, pathname, searchParams} = new URL(href ?? '');
    expect(origin + pathname).toBe(`${repositoryUrl}/issues/new`);
    expect(Object.fromEntries(searchParams)).toEqual({
      template: 'docs-problem.yml',
      title: 'Keys & limits',
      page: `${brand.siteUrl}/docs/quick-start`,
    });
  });

  it('has neither link without a public repository', () => {
    page({editUrl: `${repositoryUrl}/edit`});
    expect(screen.queryByRole('link', {name: /Edit this page|Report a problem/})).not.toBeInTheDocument();
  });

  it('leaves out what is unknown', () => {
    publishRepository();
    page();
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', {name: 'Edit this page'})).not.toBeInTheDocument();
  });

  it('lists its headings', () => {
    page({contents: [{value: 'Before <code>you</code> start', id: 'before', level: 2}]});
    const contents = within(screen.getByRole('navigation', {name: 'On this page'}));
    expect(contents.getByRole('link', {name: 'Before you start'})).toHaveAttribute('href', '#before');
  });

  it('has no contents list if it has no headings', () => {
    page();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
