import type {SiteRule} from '../types';

/** Reports pages past their expiration date, and review dates in the future. */
export const dates: SiteRule = {
  name: 'expires',
  check({matter}, {today}) {
    return matter.flatMap(({key, value, valueStart: offset}) => {
      const day = String(value);
      if (key === 'expires' && day <= today) {
        const fix = 'update the page and its date, or delete the page and add a redirect.';
        return [{offset, message: `The page expired on ${day}.`, fix}];
      }
      if (key !== 'reviewed' || day <= today || !/^\d{4}-\d\d-\d\d$/.test(day)) return [];
      const fix = 'write the date of the last review against the product.';
      return [{offset, message: `${day} is in the future.`, fix}];
    });
  },
};
