import {readFileSync} from 'node:fs';
import {type Dialect, docusaurus, plainAddress, starlight, vitepress} from './dialects';

/** Where a reader finds the controls of a site, as CSS selectors. */
export interface Controls {
  /** The second tab of the first set of code tabs. */
  tab: string;
  /** A copy button of a code sample. */
  copy: string;
  /** The control that opens the search, or the search field itself. */
  search: string;
  /** The field that is typed into once the search is open. */
  searchField: string;
  searchResult: string;
}

/** A site that is measured: its addresses, and its controls. */
export interface Site {
  id: string;
  name: string;
  /** Returns the address of a documentation page. */
  address(id: string): string;
  /** Addresses of files that never change, because their names contain a hash. */
  immutable: RegExp;
  controls: Controls;
}

/** A generator that we are compared with. */
export interface Peer extends Site {
  /** Folder of `bench/.work` with its packages; two sites may share one. */
  packages: string;
  /** Folders of `bench/site/peers` that make up its project; later ones override earlier ones. */
  templates: string[];
  dialect: Dialect;
  /** The folders for the pages, for files that are copied, for the built site, and for caches. */
  folders: {pages: string; files: string; out: string; caches: string[]};
  build: {program: string; args: string[]; env: Record<string, string>};
}

export const ours: Site = {
  id: 'ours',
  name: 'ours',
  address: (id) => `/developers/documentation${id === 'index' ? '' : `/${id}`}`,
  immutable: /^\/assets\//,
  controls: {
    tab: '[data-language-tabs] [data-tab]:not([aria-selected=true])',
    copy: '[data-tab-panel][data-active] [data-copy], [data-code] [data-copy]',
    search: 'a[data-search]',
    searchField: 'dialog[open] input',
    searchResult: 'dialog [role=option]',
  },
};

const vitepressSite = {
  address: plainAddress,
  immutable: /^\/assets\//,
  dialect: vitepress,
  folders: {pages: '.', files: 'public', out: '.vitepress/dist', caches: ['.vitepress/cache']},
  build: {program: 'vitepress', args: ['build'], env: {}},
  controls: {
    tab: '.vp-code-group .tabs input:not(:checked) + label',
    copy: '.vp-code-group .active button.copy',
    search: '#local-search button, .VPNavBarSearch button',
    searchField: '.VPLocalSearchBox input',
    searchResult: '.VPLocalSearchBox .result',
  },
};

const docusaurusSite = {
  packages: 'docusaurus',
  templates: ['docusaurus'],
  address: plainAddress,
  immutable: /^\/assets\//,
  dialect: docusaurus,
  folders: {pages: 'docs', files: 'static', out: 'build', caches: ['.docusaurus', 'node_modules/.cache']},
  controls: {
    tab: '[role=tab][aria-selected=false]',
    copy: '[role=tabpanel]:not([hidden]) button[aria-label^="Copy code"]',
    search: '.navbar__search-input',
    searchField: '.navbar__search-input',
    searchResult: '[class*=suggestion]',
  },
};

export const peers: Peer[] = [
  {
    id: 'starlight',
    name: 'Starlight',
    packages: 'starlight',
    templates: ['starlight'],
    address: starlight.address,
    immutable: /^\/_astro\//,
    dialect: starlight,
    folders: {pages: 'src/content/docs', files: 'public', out: 'dist', caches: ['.astro', 'node_modules']},
    build: {program: 'astro', args: ['build'], env: {ASTRO_TELEMETRY_DISABLED: '1'}},
    controls: {
      tab: 'starlight-tabs [role=tab][aria-selected=false]',
      copy: 'starlight-tabs [role=tabpanel]:not([hidden]) .copy button',
      search: 'button[data-open-modal]',
      searchField: '.pagefind-ui__search-input',
      searchResult: '.pagefind-ui__result-link',
    },
  },
  {...vitepressSite, id: 'vitepress', name: 'VitePress 1', packages: 'vitepress', templates: ['vitepress']},
  {
    ...vitepressSite,
    id: 'vitepress2',
    name: 'VitePress 2 alpha',
    packages: 'vitepress2',
    templates: ['vitepress', 'vitepress2'],
  },
  {
    ...docusaurusSite,
    id: 'docusaurus',
    name: 'Docusaurus',
    build: {program: 'docusaurus', args: ['build'], env: {BENCH_FASTER: 'false'}},
  },
  {
    ...docusaurusSite,
    id: 'docusaurus-faster',
    name: 'Docusaurus, faster',
    build: {program: 'docusaurus', args: ['build'], env: {BENCH_FASTER: 'true'}},
  },
];

/** Returns the versions of the packages that a generator's project depends on. */
export function versionsOf({templates}: Peer): Record<string, string> {
  const file = `bench/site/peers/${templates.at(-1)}/package.json`;
  return (JSON.parse(readFileSync(file, 'utf8')) as {dependencies: Record<string, string>}).dependencies;
}
