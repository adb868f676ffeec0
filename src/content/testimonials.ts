// Sample content: the people and their words are placeholders until real ones have agreed to be quoted.
import {facts} from '../facts';
import {partnerMarks} from './company/partnerMarks';

const [northwind, halden, corvid, brightline] = partnerMarks;

/** What customers say on the home page. Source: spec/site-and-marketing.md, section 2. */
export const testimonials = {
  title: 'From people who ship it',
  stars: facts.marketing.home.stars,
  items: {
    'Elena Marchetti': {
      role: 'Head of Cockpit Software',
      company: northwind,
      quote:
        'Our drivers stopped repeating themselves. That is the whole review: they say it once, at highway speed, with the window open, and the car does it.',
    },
    'Daniel Okafor': {
      role: 'Principal Engineer',
      company: halden,
      quote:
        'We had a demo on a Tuesday and the confidence values in our own interface by Friday. Users trust a product that admits when it is unsure.',
    },
    'Sofia Lindqvist': {
      role: 'Product Manager, Search',
      company: corvid,
      quote:
        'A domain with four hundred of our product names took an afternoon. The old system still spells them wrong.',
    },
    'Priya Ramaswamy': {
      role: 'Director of Operations',
      company: brightline,
      quote:
        'Redaction and retention are two settings, not two projects. Our privacy office signed off in one meeting.',
    },
  },
};
