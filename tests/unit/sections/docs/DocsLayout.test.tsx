import {render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {DocsLayout} from '../../../../src/sections/docs/DocsLayout';
import {docsMenuId} from '../../../../src/sections/shell/sheets';

const items: ComponentProps<typeof DocsLayout>['items'] = [
  {type: 'link', label: 'Overview', href: '/docs'},
  {
    type: 'category',
    label: 'Guides',
    collapsed: true,
    collapsible: true,
    items: [{type: 'link', label: 'Quick start', href: '/docs/quick-start'}],
  },
  {type: 'html', value: '<b>ignored</b>'},
];

function open(path: string, shown = items): void {
  window.history.replaceState({}, '', path);
  render(
    <DocsLayout items={shown} title="Documentation contents">
      Words
    </DocsLayout>,
  );
}

const sidebar = () => within(screen.getByRole('navigation', {name: 'Documentation contents'}));

describe('the documentation', () => {
  it('has its text in the main landmark', () => {
    open('/docs');
    expect(screen.getByRole('main')).toHaveTextContent('Words');
  });

  it('has a sidebar that small screens open and close as a popover', () => {
    open('/docs');
    const popover = document.getElementById(docsMenuId);
    expect(popover).toHaveAttribute('popover', 'auto');
    expect(popover).toHaveAttribute('data-sheet');
    expect(screen.getByRole('button', {name: 'Documentation contents'})).toHaveAttribute('popovertarget', docsMenuId);
    expect(screen.getByRole('button', {name: 'Close documentation contents'})).toHaveAttribute(
      'popovertargetaction',
      'hide',
    );
  });
});

describe('the sidebar', () => {
  it('leads to every page, folded groups included', () => {
    open('/docs');
    expect(
      sidebar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Overview', 'Quick start']);
  });

  it('has a heading for each group', () => {
    open('/docs');
    expect(sidebar().getByRole('heading', {level: 2, name: 'Guides'})).toBeInTheDocument();
  });

  it('marks the page one is on', () => {
    open('/docs/quick-start');
    expect(
      sidebar()
        .getAllByRole('link', {current: 'page'})
        .map((link) => link.textContent),
    ).toEqual(['Quick start']);
  });

  it('lists no page of the groups beside the open one when there are very many', () => {
    const group = (name: string) => ({
      type: 'category' as const,
      label: name,
      collapsed: false,
      collapsible: true,
      items: Array.from({length: 40}, (_, index) => ({
        type: 'link' as const,
        label: `${name} ${index}`,
        href: `/docs/${name}-${index}`,
      })),
    });
    open('/docs/B-7', [group('A'), group('B'), group('C')]);
    const links = sidebar().getAllByRole('link');
    expect(links).toHaveLength(42);
    expect(sidebar().getByRole('link', {current: 'page'})).toHaveTextContent('B 7');
    expect(sidebar().getByRole('link', {name: 'A'})).toHaveAttribute('href', '/docs/A-0');
  });
});
