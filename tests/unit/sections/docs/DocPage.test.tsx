import {render, screen} from '@testing-library/react';
import {site, siteUrl} from '../../../../src/facts/site';

const mockDoc: {metadata: object; frontMatter: object; toc: object[]} = {metadata: {}, frontMatter: {}, toc: []};
const mockItem = {type: 'link', href: '/docs/keys', customProps: {parts: [{anchor: 'before', method: 'POST'}]}};
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({useDoc: () => mockDoc, useDocsSidebar: () => ({items: [mockItem]})}),
  {virtual: true},
);
jest.mock('@theme/DocItem/Content', () => 'main', {virtual: true});
jest.mock('@theme/DocVersionBadge', () => () => 'version badge', {virtual: true});
jest.mock('@theme/DocVersionBanner', () => () => 'version banner', {virtual: true});
jest.mock(
  '@theme/ContentVisibility',
  () =>
    ({metadata}: {metadata: {unlisted: boolean}}) =>
      metadata.unlisted && 'unlisted page',
  {virtual: true},
);

import {DocPage} from '../../../../src/sections/docs/DocPage';

function page(metadata: object = {}, toc: object[] = []) {
  const own = {id: 'keys', title: 'Keys & limits', permalink: '/docs/keys', tags: []};
  Object.assign(mockDoc, {metadata: {...own, ...metadata}, toc});
  render(<DocPage>Text</DocPage>);
}

const {repositoryUrl} = site;
const source = () => screen.queryByRole('link', {name: 'Edit this page'});
const report = () => screen.queryByRole('link', {name: 'Report a problem with this page'});

afterEach(() => {
  site.repositoryUrl = repositoryUrl;
});

it('a documentation page shows when it was last updated, independent of the time zone of the build', () => {
  page({lastUpdatedAt: Date.UTC(2026, 10, 21, 0, 30)});
  expect(screen.getByText('November 21, 2026')).toHaveAttribute('datetime', '2026-11-21');
});

it('a documentation page links to its source, and to the form for problems with its title and address filled in', () => {
  page({editUrl: `${repositoryUrl}/edit`});
  expect(source()).toHaveAttribute('href', `${repositoryUrl}/edit`);
  const {origin, pathname, searchParams} = new URL(report()?.getAttribute('href') ?? '');
  expect(origin + pathname).toBe(`${repositoryUrl}/issues/new`);
  expect(Object.fromEntries(searchParams)).toEqual({
    template: 'docs-problem.yml',
    title: 'Keys & limits',
    page: `${siteUrl}/docs/keys`,
  });
});

it('a documentation page has neither link without a public repository, and no date if it is unknown', () => {
  delete site.repositoryUrl;
  page({editUrl: `${repositoryUrl}/edit`});
  expect([source(), report(), screen.queryByText(/Last updated/)]).toEqual([null, null, null]);
});

it('a documentation page shows its neighbors and headings, if it has any', () => {
  page();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  const contents = [{value: 'Before <code>you</code> start', id: 'before', level: 2}];
  page({next: {title: 'Recognition', permalink: '/recognition'}}, contents);
  expect(screen.getByRole('link', {name: 'Next Recognition'})).toHaveAttribute('rel', 'next');
  expect(screen.getByRole('link', {name: 'POST Before you start'})).toHaveAttribute('href', '#before');
});

it('a documentation page keeps what Docusaurus shows', () => {
  page({unlisted: true, tags: [{label: 'Audio', permalink: '/docs/tags/audio'}]});
  for (const text of ['unlisted page', 'version banner', 'version badge'])
    expect(screen.getByRole('article')).toHaveTextContent(text);
  expect(screen.getByRole('link', {name: 'Audio'})).toHaveAttribute('href', '/docs/tags/audio');
});
