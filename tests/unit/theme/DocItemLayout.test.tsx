import {render, screen} from '@testing-library/react';

const doc = {
  metadata: {
    ...{id: 'page', title: 'Page', permalink: '/docs/page', unlisted: true},
    tags: [{label: 'Audio', permalink: '/docs/tags/audio'}],
  },
  frontMatter: {},
  toc: [],
};

jest.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: () => doc}), {virtual: true});
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

import DocItemLayout from '../../../src/theme/DocItem/Layout';

it('a documentation page keeps what Docusaurus shows', () => {
  render(<DocItemLayout>Text</DocItemLayout>);
  for (const text of ['unlisted page', 'version banner', 'version badge'])
    expect(screen.getByRole('article')).toHaveTextContent(text);
  expect(screen.getByRole('link', {name: 'Audio'})).toHaveAttribute('href', '/docs/tags/audio');
});
