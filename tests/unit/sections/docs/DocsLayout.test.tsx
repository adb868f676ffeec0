import {render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {DocsLayout} from '../../../../src/sections/docs/DocsLayout';

type Item = ComponentProps<typeof DocsLayout>['items'][number];

const link = (label: string, more: object = {}) =>
  ({type: 'link', label, href: `/docs/${label.toLowerCase()}`, ...more}) as Item;
const category = (label: string, items: Item[], more: object = {}) =>
  ({type: 'category', label, collapsed: true, collapsible: true, items, ...more}) as Item;

/** Opens a page with a sidebar of one item. */
function open(path: string, ...items: Item[]) {
  window.history.replaceState({}, '', path);
  render(
    <DocsLayout items={items} title="Contents">
      Words
    </DocsLayout>,
  );
  return within(screen.getByRole('navigation', {name: 'Contents'}));
}

const namesIn = (sidebar: ReturnType<typeof open>, current?: string) =>
  sidebar.queryAllByRole('link', current ? {current} : {}).map(({textContent}) => textContent);

describe('the sidebar', () => {
  it.each([
    ['is closed if it is collapsed', '/docs', {}, false],
    ['is open on its own pages', '/docs/intro', {}, true],
    ['is open everywhere if it is not collapsed', '/docs', {collapsed: false}, true],
  ])('has a category that %s', (_, path, more, isOpen) => {
    const group = open(path, category('Guides', [link('Intro')], more)).getByRole('group');
    expect(group.hasAttribute('open')).toBe(isOpen);
  });

  it('links the heading of a category that is not collapsible to its page', () => {
    const own = {collapsible: false, href: '/docs/guides'};
    const sidebar = open('/docs/guides', category('Guides', [link('Intro')], own));
    expect(sidebar.queryByRole('group')).not.toBeInTheDocument();
    expect(namesIn(sidebar, 'page')).toEqual(['Guides']);
  });

  it("lists a collapsible category's own page first", () => {
    const sidebar = open('/docs/guides', category('Guides', [link('Intro')], {href: '/docs/guides'}));
    expect(namesIn(sidebar)).toEqual(['Overview', 'Intro']);
    expect(namesIn(sidebar, 'page')).toEqual(['Overview']);
  });

  it('has HTML unchanged', () => {
    const sidebar = open('/docs', {type: 'html', value: '<hr title="Line">', className: 'line'});
    expect(sidebar.getByTitle('Line').parentElement).toHaveClass('line');
  });

  it.each([
    ['/docs/draft', ['Draft']],
    ['/docs', []],
  ])('on %s, lists %j of the unlisted pages', (path, listed) =>
    expect(namesIn(open(path, link('Draft', {unlisted: true})))).toEqual(listed),
  );

  it('marks the index, whose address ends in a slash', () =>
    expect(namesIn(open('/docs', link('Index', {href: '/docs/'})), 'page')).toEqual(['Index']));

  it.each([
    ['/docs/reference', ['Reference', 'POST Parse text']],
    ['/docs', ['Reference']],
  ])('on %s, lists %j of a page whose parts sidebars.ts names', (path, listed) => {
    const parts = [{title: 'Parse text', anchor: 'parse-text', method: 'POST'}];
    const sidebar = open(path, link('Reference', {customProps: {parts}}));
    expect(sidebar.getAllByRole('link').map(({textContent}) => textContent?.trim())).toEqual(listed);
  });

  it('lists no pages of the other categories when there are very many', () => {
    const many = (name: string) =>
      category(
        name,
        Array.from({length: 40}, (_, index) => link(`${name}-${index}`)),
        {collapsed: false},
      );
    const sidebar = open('/docs/b-7', many('A'), many('B'), many('C'));
    expect(sidebar.getAllByRole('link')).toHaveLength(42);
    expect(namesIn(sidebar, 'page')).toEqual(['B-7']);
    expect(sidebar.getByRole('link', {name: 'A'})).toHaveAttribute('href', '/docs/a-0');
  });
});
