import {addressOf} from './starlightPages';

/** A site that is measured. */
export interface Site {
  id: string;
  name: string;
  /** Returns the address of a documentation page. */
  address(id: string): string;
}

export const ours: Site = {
  id: 'ours',
  name: 'ours',
  address: (id) => `/developers/documentation${id === 'index' ? '' : `/${id}`}`,
};

/** The site that Starlight makes of the same pages. */
export const starlight: Site = {id: 'starlight', name: 'Starlight', address: addressOf};
