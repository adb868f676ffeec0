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

describe('the parts of a page that sidebars.ts names', () => {
  const reference = {
    type: 'link' as const,
    label: 'Reference',
    href: '/docs/reference',
    customProps: {
      parts: [
        {title: 'Errors', anchor: 'errors'},
        {title: 'Parse text', anchor: 'parse-text', method: 'POST'},
      ],
    },
  };

  it('are listed with their methods while the page is open', () => {
    open('/docs/reference', [reference]);
    const part = sidebar().getByRole('link', {name: 'POST Parse text'});
    expect(part).toHaveAttribute('href', '#parse-text');
    expect(part.closest('[data-contents]')).not.toBeNull();
    expect(sidebar().getByRole('link', {name: 'Errors'})).toBeInTheDocument();
  });

  it('are left out on other pages', () => {
    open('/docs', [reference]);
    expect(sidebar().getAllByRole('link')).toHaveLength(1);
  });
});

const category = {type: 'category' as const, label: 'Guides', collapsed: true, collapsible: true};
const intro = {type: 'link' as const, label: 'Intro', href: '/docs/intro'};

describe('items of sidebars.ts', () => {
  it('a collapsed category is closed', () => {
    open('/docs', [{...category, items: [intro]}]);
    expect(sidebar().getByRole('group')).not.toHaveAttribute('open');
  });

  it('a collapsed category is open on its own pages', () => {
    open('/docs/intro', [{...category, items: [intro]}]);
    expect(sidebar().getByRole('group')).toHaveAttribute('open');
  });

  it('a category that is not collapsed is open everywhere', () => {
    open('/docs', [{...category, collapsed: false, items: [intro]}]);
    expect(sidebar().getByRole('group')).toHaveAttribute('open');
  });

  it('a category that is not collapsible has a heading, which links to its page', () => {
    open('/docs/guides', [{...category, collapsible: false, href: '/docs/guides', items: [intro]}]);
    expect(sidebar().queryByRole('group')).not.toBeInTheDocument();
    expect(sidebar().getByRole('link', {name: 'Guides', current: 'page'})).toHaveAttribute('href', '/docs/guides');
  });

  it('a collapsible category lists its own page first', () => {
    open('/docs/guides', [{...category, href: '/docs/guides', items: [intro]}]);
    const [own] = sidebar().getAllByRole('link');
    expect(own).toHaveTextContent('Overview');
    expect(own).toHaveAttribute('aria-current', 'page');
  });

  it('HTML is in the list unchanged', () => {
    open('/docs', [{type: 'html', value: '<hr title="Line">', className: 'line'}]);
    expect(sidebar().getByTitle('Line').parentElement).toHaveClass('line');
  });

  it('an unlisted page is in the list only while it is open', () => {
    const draft = {...intro, label: 'Draft', href: '/docs/draft', unlisted: true};
    open('/docs/draft', [draft]);
    expect(sidebar().getByRole('link', {name: 'Draft'})).toBeInTheDocument();
    document.body.replaceChildren();
    open('/docs', [draft]);
    expect(sidebar().queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the sidebar', () => {
  it('links to every page, including those of closed groups', () => {
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

  it('marks the current page', () => {
    open('/docs/quick-start');
    expect(
      sidebar()
        .getAllByRole('link', {current: 'page'})
        .map((link) => link.textContent),
    ).toEqual(['Quick start']);
  });

  it('marks the index, whose address ends in a slash', () => {
    open('/docs', [{...intro, href: '/docs/'}]);
    expect(sidebar().getByRole('link', {current: 'page'})).toHaveAttribute('href', '/docs');
  });

  it('lists no pages of the other groups when there are very many', () => {
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
