// Sample content: the history, the people and their voices are placeholders until real ones agree to be named.
import {facts} from '../../facts';
import {docsRoute} from '../../facts/routes';

const {name} = facts.brand;
const {founded, developers} = facts.company;

/** The about page. Source: spec/documentation-and-company.md, sections 2 and 9. */
export const aboutUsContent = {
  meta: {
    title: 'About us',
    description: `Why ${name} exists, how it went since ${founded}, who leads it, and the values its decisions are held to.`,
  },
  hero: {
    back: {title: 'About', href: '/about'},
    title: 'Nobody should have to say it twice',
    lead: `${name} makes software that hears what was said, says how sure it is, and works out what was meant.`,
  },
  mission: {
    id: 'mission',
    title: 'Our mission',
    statement: 'To make being understood ordinary: for every voice, in every room, the first time.',
    text: 'Talking to a machine still means talking like one: slowly, in order, in somebody else’s words. We think that is the machine’s problem to solve.',
  },
  vision: {
    id: 'vision',
    title: 'Our vision',
    statement:
      'A world in which a voice is enough: no menu to learn, no word to avoid, and no machine that pretends it heard.',
    text: 'We will know that we are there when people stop noticing the interface, and when a product that is unsure asks as a matter of course.',
  },
  story: {
    title: `Our story, since ${founded}`,
    lead: 'Five recordings. It has become louder.',
    entries: [
      {
        year: founded,
        title: 'A kitchen and a bad transcript',
        text: 'Two of us tried to dictate a recipe with the faucet running. The machine wrote down the faucet. The company was registered that autumn.',
      },
      {
        year: '2017',
        title: 'The first honest number',
        text: 'We stopped hiding how sure the recognizer was and gave every result its confidence. Customers’ products began to ask instead of guess.',
      },
      {
        year: '2019',
        title: 'Onto the road',
        text: 'The first car that listened with our software. An open window at highway speed taught us more than any laboratory.',
      },
      {
        year: '2021',
        title: 'Into the device',
        text: 'Recognition moved to where the microphone is. Since then, speech can stay in the house.',
      },
      {
        year: '2024',
        title: 'Opened to everyone',
        text: `The platform we built products on became the product. By our count over ${developers} developers have joined since.`,
      },
    ],
  },
  leadership: {
    title: 'Leadership',
    lead: 'Portraits of their voices. They are easier to tell apart this way.',
    people: {
      'Ines Halvorsen': {
        role: 'Chief executive, cofounder',
        text: 'A phonetician. Still transcribes one recording a week by hand, and still finds words the software missed.',
        voice: {low: {lobes: 2, depth: 0.16, turn: 0.5}, high: {lobes: 5, depth: 0.05, turn: 1}},
      },
      'Tobias Adeyemi': {
        role: 'Chief technology officer, cofounder',
        text: 'Wrote the first recognizer in the kitchen of the story. Has since bought a quieter faucet.',
        voice: {low: {lobes: 3, depth: 0.17, turn: 0.3}, high: {lobes: 8, depth: 0.025, turn: 2}},
      },
      'Mei-Lin Castellanos': {
        role: 'Chief product officer',
        text: 'Came from car cockpits, where a misheard word has consequences. Decides what the product says when unsure.',
        voice: {low: {lobes: 4, depth: 0.08, turn: 0.8}, high: {lobes: 7, depth: 0.06, turn: 0.2}},
      },
      'Ravi Thorne': {
        role: 'Chief privacy officer',
        text: 'A lawyer who reads code. Nothing that stores a voice ships before he has tried to delete it.',
        voice: {low: {lobes: 2, depth: 0.08, turn: 3.7}, high: {lobes: 11, depth: 0.045, turn: 1.2}},
      },
    },
  },
  values: {
    title: 'Three values, and where to check them',
    items: {
      Innovation: {
        text: 'New counts when it mishears less. Every result says how sure it is, so progress can be measured in words.',
        proof: {title: 'How confidence works', href: `${docsRoute}/core-concepts`},
      },
      Accessibility: {
        text: 'Hoarse, hurried, accented, seven years old. A voice that is hard to hear is our work, not the speaker’s.',
        proof: {title: 'What Voice AI listens for', href: `${docsRoute}/voice-ai-docs`},
      },
      Privacy: {
        text: 'A voice is personal data. What is stored, for how long and what is blacked out is your setting, not our habit.',
        proof: {title: 'Security best practices', href: `${docsRoute}/security-best-practices`},
      },
    },
  },
  next: {
    title: 'Come closer, we are listening',
    text: 'Work on it with us, or tell us what your product fails to hear.',
    actions: {'Join Our Team': '/company/careers', 'Contact Us': '/company/contact'},
  },
};
