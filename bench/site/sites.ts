import {type Dialect, docusaurus, starlight} from './dialects';

/** Where a visitor finds the controls of a site, as selectors. */
interface Controls {
  /** The second tab of the first set of code tabs. */
  tab: string;
  /** A copy button of a code sample. */
  copy: string;
  /** What opens the search, or the search field itself. */
  search: string;
  searchField: string;
  searchResult: string;
}

/** A site that is measured. */
export interface Site {
  /** Also the name of its folder in `bench/site/peers`. */
  id: string;
  name: string;
  /** Returns the address of a documentation page. */
  address(id: string): string;
  controls: Controls;
}

/** A site that another generator makes of the same pages. */
export interface Peer extends Site {
  dialect: Dialect;
  /** The folders for the pages, for files that are copied, and for the built site. */
  folders: {pages: string; files: string; out: string};
  /** The program that builds it. */
  program: string;
}

export const ours: Site = {
  id: 'ours',
  name: 'ours',
  address: (id) => `/developers/documentation${id === 'index' ? '' : `/${id}`}`,
  controls: {
    tab: '[data-language-tabs] [data-tab]:not([aria-selected=true])',
    copy: '[data-tab-panel][data-active] [data-copy], [data-code] [data-copy]',
    search: 'a[data-search]',
    searchField: 'dialog[open] input',
    searchResult: 'dialog [role=option]',
  },
};

export const peers: Peer[] = [
  {
    id: 'starlight',
    name: 'Starlight',
    address: starlight.address,
    dialect: starlight,
    folders: {pages: 'src/content/docs', files: 'public', out: 'dist'},
    program: 'astro',
    controls: {
      tab: 'starlight-tabs [role=tab][aria-selected=false]',
      copy: 'starlight-tabs [role=tabpanel]:not([hidden]) .copy button',
      search: 'button[data-open-modal]',
      searchField: '.pagefind-ui__search-input',
      searchResult: '.pagefind-ui__result-link',
    },
  },
  {
    id: 'docusaurus',
    name: 'Docusaurus',
    address: docusaurus.address,
    dialect: docusaurus,
    folders: {pages: 'docs', files: 'static', out: 'build'},
    program: 'docusaurus',
    controls: {
      tab: '[role=tab][aria-selected=false]',
      copy: '[role=tabpanel]:not([hidden]) button[aria-label^="Copy code"]',
      search: '.navbar__search-input',
      searchField: '.navbar__search-input',
      searchResult: '[class*=suggestion]',
    },
  },
];
