// Sample content: the partners, their marks and their stories are placeholders until real ones have agreed to be named.
import {facts} from '../../facts';
import {sounds} from '../solutions/sounds';
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
  marks: {title: 'Who builds with us', items: partnerMarks},
  stories: {
    title: 'Three sentences that used to fail',
    lead: 'Success, told by what a recognizer wrote down before and what it writes down now.',
    before: 'Heard before',
    now: 'Heard now',
    items: {
      'Northwind Motors': {
        title: 'Street names at highway speed',
        text: 'A driver says a destination once, with the window open. Northwind told the recognizer how loud the cabin is, and gave it the street names of the region as a domain. The car stopped asking.',
        sound: sounds.car,
        before: {text: 'navigate to holland door', confidence: 0.44},
        now: {text: 'navigate to Hallandtor', confidence: 0.95},
      },
      'Halden Home': {
        title: 'One lamp, as the family calls it',
        text: 'Nobody calls a lamp “terrarium, left”. Halden lets people name things aloud and adds those names to the home’s own domain.',
        sound: sounds.livingRoom,
        before: {text: 'kill the wizard lamp', confidence: 0.51},
        now: {text: 'kill the lizard lamp', confidence: 0.93},
      },
      'Corvid Mobile': {
        title: 'Titles that no dictionary has',
        text: 'Half of a music search is names, and most names aren’t spelled the way they sound. Corvid loads its catalog as a domain, weighted by what people ask for.',
        sound: sounds.train,
        before: {text: 'play show wall', confidence: 0.38},
        now: {text: 'play Sjövall', confidence: 0.91},
      },
    },
  },
  next: {
    title: 'Have a sentence that fails?',
    text: 'Bring it. Partners start with one recording, not with a contract.',
    actions: {'Partner With Us': '/company/contact'},
  },
};
