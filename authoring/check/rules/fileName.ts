import type {PageRule} from '../types';

/** Reports file names that other systems or Docusaurus read differently: it removes a number at the start. */
export const fileName: PageRule = {
  name: 'file',
  check({file}) {
    if (/^docs\/(?:[a-z][a-z0-9-]*\/)*_?[a-z][a-z0-9-]*\.mdx?$/.test(file)) return [];
    const fix = 'rename it: a letter, then letters, digits, and hyphens, in lower case.';
    return [{offset: 0, message: `${file} isn't a name that every server finds.`, fix}];
  },
};
