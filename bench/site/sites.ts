import {type Dialect, docusaurus, starlight} from './dialects';

/** A site that is measured. */
export interface Site {
  /** Also the name of its folder in `bench/site/peers`. */
  id: string;
  name: string;
  /** Returns the address of a documentation page. */
  address(id: string): string;
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
};

export const peers: Peer[] = [
  {
    id: 'starlight',
    name: 'Starlight',
    address: starlight.address,
    dialect: starlight,
    folders: {pages: 'src/content/docs', files: 'public', out: 'dist'},
    program: 'astro',
  },
  {
    id: 'docusaurus',
    name: 'Docusaurus',
    address: docusaurus.address,
    dialect: docusaurus,
    folders: {pages: 'docs', files: 'static', out: 'build'},
    program: 'docusaurus',
  },
];
