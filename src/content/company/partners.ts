// Sample content: the partners, their marks and their stories are placeholders until real ones have agreed to be named.
import {facts} from '../../facts';
import {partnerMarks} from './partnerMarks';

const {name} = facts.brand;

/** The partners page. Source: spec/documentation-and-company.md, section 2. */
export const partnersContent = {
  meta: {
    title: 'Partners',
    description: `Companies that build with ${name}, success stories told by the sentence that used to fail, and how to join them.`,
  },
  hero: {
    back: {title: 'About', href: '/about'},
    title: `Who ships with ${name}`,
    lead: `Cars, lamps, clinics and railways do not need a company called ${name}. They need one sentence to work. These companies shipped theirs.`,
  },
  marks: {
    title: 'Who builds with us',
    items: partnerMarks,
  },
  stories: {
    title: 'Three sentences that used to fail',
    lead: 'Success, told by what a recognizer wrote down before and what it writes down now.',
    before: 'Heard before',
    now: 'Heard now',
    items: [
      {
        partner: 'Northwind Motors',
        title: 'Street names at highway speed',
        text: 'A driver says a destination once, with the window open. Northwind told the recognizer how loud the cabin is, and gave it the street names of the region as a domain. The car stopped asking.',
        levels: [
          0.21, 0.38, 0.63, 0.51, 0.6, 0.39, 0.48, 0.19, 0.27, 0.35, 0.48, 0.55, 0.33, 0.16, 0.23, 0.55, 0.52, 0.82,
          0.66, 0.43, 0.28, 0.03, 0.02, 0.19, 0.39, 0.45, 0.33, 0.15, 0.03, 0.39, 0.72, 0.91, 0.98, 0.97, 0.64, 0.77,
          0.31, 0.21, 0.47, 0.47, 0.46, 0.64, 0.32, 0.18, 0.23, 0.38, 0.52, 0.67, 0.72, 0.67, 0.75, 0.45, 0.64, 0.29,
          0.02, 0.02, 0.05, 0.04, 0.05, 0.04, 0.04, 0.03, 0.02, 0.02, 0.03, 0.04, 0.04, 0.05,
        ],
        before: {text: 'navigate to holland door', confidence: 0.44},
        now: {text: 'navigate to Hallandtor', confidence: 0.95},
      },
      {
        partner: 'Halden Home',
        title: 'One lamp, as the family calls it',
        text: 'Nobody calls a lamp “terrarium, left”. Halden lets people name things aloud and adds those names to the home’s own domain.',
        levels: [
          0.26, 0.5, 0.47, 0.54, 0.52, 0.79, 0.65, 0.67, 0.41, 0.24, 0.03, 0.02, 0.27, 0.28, 0.27, 0.23, 0.04, 0.35,
          0.69, 0.9, 0.69, 0.77, 0.98, 0.89, 0.7, 0.38, 0.19, 0.44, 0.39, 0.7, 0.43, 0.49, 0.54, 0.31, 0.03, 0.02, 0.33,
          0.4, 0.6, 0.58, 0.64, 0.95, 0.88, 0.67, 0.54, 0.79, 0.42, 0.27, 0.03, 0.02, 0.05, 0.05, 0.02, 0.03, 0.03,
          0.04, 0.03, 0.04, 0.04, 0.04, 0.05, 0.04, 0.02, 0.05, 0.02, 0.03, 0.02, 0.02,
        ],
        before: {text: 'kill the wizard lamp', confidence: 0.51},
        now: {text: 'kill the lizard lamp', confidence: 0.93},
      },
      {
        partner: 'Corvid Mobile',
        title: 'Titles that no dictionary has',
        text: 'Half of a music search is names, and most names aren’t spelled the way they sound. Corvid loads its catalog as a domain, weighted by what people ask for.',
        levels: [
          0.26, 0.5, 0.49, 0.8, 0.65, 0.62, 0.98, 0.65, 0.78, 0.84, 0.49, 0.37, 0.3, 0.03, 0.03, 0.04, 0.25, 0.62, 0.77,
          0.68, 0.98, 0.67, 0.9, 0.98, 0.92, 0.65, 0.78, 0.47, 0.6, 0.26, 0.24, 0.29, 0.44, 0.46, 0.61, 0.57, 0.54,
          0.55, 0.5, 0.65, 0.33, 0.28, 0.02, 0.03, 0.02, 0.05, 0.03, 0.03, 0.04, 0.04, 0.03, 0.04, 0.03, 0.03, 0.03,
          0.03, 0.05, 0.04, 0.04, 0.05, 0.03, 0.02, 0.02, 0.04, 0.04, 0.04, 0.03, 0.03,
        ],
        before: {text: 'play show wall', confidence: 0.38},
        now: {text: 'play Sjövall', confidence: 0.91},
      },
    ],
  },
  next: {
    title: 'Have a sentence that fails?',
    text: 'Bring it. Partners start with one recording, not with a contract.',
    actions: {'Partner With Us': '/company/contact'},
  },
};
