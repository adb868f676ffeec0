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

beforeEach(() => {
  render(<DocItemLayout>Text</DocItemLayout>);
});

it.each(['unlisted page', 'version banner', 'version badge'])(
  'a documentation page keeps what Docusaurus shows %s',
  (text) => {
    expect(screen.getByRole('article')).toHaveTextContent(text);
  },
);

it('a documentation page keeps what Docusaurus shows tags', () => {
  expect(screen.getByRole('link', {name: 'Audio'})).toHaveAttribute('href', '/docs/tags/audio');
});
