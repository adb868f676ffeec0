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
    levels: [
      0.18, 0.4, 0.37, 0.56, 0.49, 0.33, 0.21, 0.21, 0.31, 0.64, 0.45, 0.5, 0.6, 0.58, 0.33, 0.31, 0.16, 0.26, 0.38,
      0.21, 0.21, 0.03, 0.04, 0.04, 0.3, 0.44, 0.74, 0.65, 0.72, 0.62, 0.63, 0.78, 0.47, 0.43, 0.36, 0.16, 0.39, 0.33,
      0.37, 0.28, 0.23, 0.24, 0.36, 0.51, 0.41, 0.43, 0.37, 0.31, 0.27, 0.03, 0.02, 0.03, 0.15, 0.27, 0.27, 0.48, 0.39,
      0.41, 0.45, 0.43, 0.28, 0.2, 0.23, 0.39, 0.45, 0.7, 0.92, 0.97, 0.59, 0.73, 0.54, 0.57, 0.35, 0.31, 0.17, 0.27,
      0.24, 0.25, 0.18, 0.02, 0.04, 0.05, 0.19, 0.43, 0.67, 0.52, 0.74, 0.46, 0.35, 0.32, 0.21, 0.33, 0.58, 0.58, 0.54,
      0.49, 0.2, 0.23, 0.59, 0.59, 0.64, 0.67, 0.76, 0.55, 0.39, 0.31, 0.2, 0.27, 0.29, 0.29, 0.21, 0.03, 0.04, 0.03,
      0.27, 0.46, 0.6, 0.96, 0.68, 0.92, 0.79, 0.68, 0.56, 0.66, 0.36, 0.17, 0.29, 0.36, 0.45, 0.41, 0.21, 0.26, 0.53,
      0.5, 0.53, 0.46, 0.69, 0.57, 0.28, 0.03, 0.03, 0.03, 0.27, 0.29, 0.49, 0.39, 0.39, 0.64, 0.65, 0.51, 0.28, 0.21,
      0.25, 0.45, 0.59, 0.71, 0.98, 0.92, 0.66, 0.67, 0.98, 0.75, 0.51, 0.26, 0.17, 0.31, 0.3, 0.3, 0.16, 0.04, 0.05,
      0.04, 0.26, 0.39, 0.46, 0.67, 0.87, 0.44, 0.6, 0.35,
    ],
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
        levels: [
          0.06, 0.06, 0.21, 0.06, 0.06, 0.09, 0.11, 0.36, 0.09, 0.09, 0.29, 0.18, 0.07, 0.13, 0.06, 0.11, 0.06, 0.14,
          0.07, 0.25, 0.29, 0.22, 0.14, 0.15,
        ],
      },
      {
        year: '2017',
        title: 'The first honest number',
        text: 'We stopped hiding how sure the recognizer was and gave every result its confidence. Customers’ products began to ask instead of guess.',
        levels: [
          0.06, 0.12, 0.17, 0.17, 0.13, 0.21, 0.33, 0.33, 0.2, 0.49, 0.31, 0.25, 0.11, 0.24, 0.12, 0.19, 0.2, 0.14,
          0.35, 0.46, 0.35, 0.2, 0.29, 0.09,
        ],
      },
      {
        year: '2019',
        title: 'Onto the road',
        text: 'The first car that listened with our software. An open window at highway speed taught us more than any laboratory.',
        levels: [
          0.26, 0.34, 0.45, 0.41, 0.13, 0.28, 0.28, 0.44, 0.31, 0.63, 0.65, 0.21, 0.35, 0.52, 0.19, 0.32, 0.21, 0.25,
          0.71, 0.81, 0.33, 0.29, 0.58, 0.24,
        ],
      },
      {
        year: '2021',
        title: 'Into the device',
        text: 'Recognition moved to where the microphone is. Since then, speech can stay in the house.',
        levels: [
          0.12, 0.18, 0.27, 0.16, 0.1, 0.26, 0.43, 0.41, 0.51, 0.37, 0.36, 0.17, 0.17, 0.21, 0.2, 0.14, 0.19, 0.32,
          0.37, 0.37, 0.31, 0.43, 0.34, 0.19,
        ],
      },
      {
        year: '2024',
        title: 'Opened to everyone',
        text: `The platform we built products on became the product. By our count over ${developers} developers have joined since.`,
        levels: [
          0.26, 0.36, 0.35, 0.32, 0.28, 0.37, 0.56, 0.65, 0.91, 0.54, 0.82, 0.31, 0.21, 0.6, 0.59, 0.25, 0.35, 0.54,
          0.88, 0.62, 0.8, 0.5, 0.61, 0.39,
        ],
      },
    ],
  },
  leadership: {
    title: 'Leadership',
    lead: 'Portraits of their voices. They are easier to tell apart this way.',
    people: [
      {
        name: 'Ines Halvorsen',
        role: 'Chief executive, co-founder',
        text: 'A phonetician. Still transcribes one recording a week by hand, and still finds words the software missed.',
        voice: {low: {lobes: 2, depth: 0.16, turn: 0.5}, high: {lobes: 5, depth: 0.05, turn: 1}},
      },
      {
        name: 'Tobias Adeyemi',
        role: 'Chief technology officer, co-founder',
        text: 'Wrote the first recognizer in the kitchen of the story. Has since bought a quieter faucet.',
        voice: {low: {lobes: 3, depth: 0.17, turn: 0.3}, high: {lobes: 8, depth: 0.025, turn: 2}},
      },
      {
        name: 'Mei-Lin Castellanos',
        role: 'Chief product officer',
        text: 'Came from car cockpits, where a misheard word has consequences. Decides what the product says when unsure.',
        voice: {low: {lobes: 4, depth: 0.08, turn: 0.8}, high: {lobes: 7, depth: 0.06, turn: 0.2}},
      },
      {
        name: 'Ravi Thorne',
        role: 'Chief privacy officer',
        text: 'A lawyer who reads code. Nothing that stores a voice ships before he has tried to delete it.',
        voice: {low: {lobes: 2, depth: 0.08, turn: 2.2}, high: {lobes: 11, depth: 0.045, turn: 1.2}},
      },
    ],
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
