import type {SiteRule} from '../types';

/** Content that ends is taken away in time, and nobody has read a page tomorrow. */
export const days: SiteRule = {
  name: 'expires',
  check({matter}, {today}) {
    return matter.flatMap(({key, value, valueStart: offset}) => {
      const day = String(value);
      if (key === 'expires' && day <= today)
        return [
          {
            offset,
            message: `The page ended on ${day}.`,
            fix: 'bring it up to date and give it a later day, or delete it and write its redirect.',
          },
        ];
      if (key === 'reviewed' && day > today && /^\d{4}-\d\d-\d\d$/.test(day))
        return [
          {
            offset,
            message: `${day} is still to come.`,
            fix: 'write the day on which somebody last read the page against the product.',
          },
        ];
      return [];
    });
  },
};
