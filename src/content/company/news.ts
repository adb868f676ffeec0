// Sample content: the articles and their dates are placeholders until real ones are published.
import {facts} from '../../facts';
import {inWords} from '../inWords';

const {name} = facts.brand;

const articles = [
  {
    title: 'What we learned from listening to kitchens',
    text: 'A kitchen is a hard room: the refrigerator never stops, the faucet covers the consonants, and someone always drops a pan in the middle of the number. Why a timer set over running water is a better test than a quiet laboratory, and how to tell the recognizer what room it is in.',
    date: '2026-10-13',
    topic: 'Research',
    id: 'listening-to-kitchens',
    body: [
      'Our test kitchen has one microphone on the shelf and nothing to soften the sound. We recorded the same forty timers in it at breakfast, at noon, and while somebody washed up. The words that went wrong were always the same: “fifteen” became “fifty” as soon as water ran, because water and the end of “fifteen” share a pitch.',
      'Two things helped. The setting “environment” tells the recognizer how loud the room is before the first word, and a domain with the numbers that timers use weighs “fifteen minutes” against “fifty minutes” by how often people say them. What was still unsure came back with a low confidence, and asking once was quicker than a burned pie.',
    ],
  },
  {
    title: 'Consent, and how to take it back',
    text: 'The security guidance now says what happens when a user revokes consent: processing stops, and stored voice data is deleted.',
    date: '2026-08-04',
    topic: 'Privacy',
    id: 'consent-and-how-to-take-it-back',
    body: [
      'Asking for consent was always part of the guidance. Taking it back was one sentence, and a sentence isn’t something that a developer can build. The guidance now says what happens, and in which order: processing stops, and only then is stored voice data deleted, so that nothing new is stored in the meantime.',
      'It also covers the awkward case, a deletion that fails: consent stays revoked, the user is told, and the app tries again. A sample shows all of it, down to the message to the user.',
    ],
  },
  {
    title: 'One contract for documentation and tests',
    text: 'Every request, field and error in the API reference is now generated from one description. If a sample fails its check, the page that contains it isn’t published.',
    date: '2026-05-19',
    topic: 'Developers',
    id: 'one-contract',
    body: [
      'Documentation ages in silence: a field is renamed, and nobody notices that a page still uses the old name. Now one contract describes every call, and the reference, the mock of the API, and the checks all come from it.',
      'Before each release, samples for the shell, JavaScript, and Python run against the mock, and samples for an SDK are checked against what that SDK defines. A page with a sample that fails isn’t published.',
    ],
  },
  {
    title: `Since ${facts.company.founded}: a note from the people who were there`,
    text: 'The first recording we ever got wrong, the argument about showing confidence values, and why the founders still transcribe a recording by hand each week.',
    date: '2025-11-11',
    topic: 'Company',
    id: 'a-note-from-the-people-who-were-there',
    body: [
      'The first recording was a recipe, read aloud beside a running faucet. The transcript asked for two cups of static. It still hangs in the kitchen of the office.',
      'The argument came two years later. Half of us wanted to hide how sure the recognizer was, because a number invites complaints. The other half thought that a product can only ask if it knows that it should. Both were right: the number did invite complaints, and the complaints made it better.',
    ],
  },
];

/** The news page. Source: spec/documentation-and-company.md, section 2. */
export const newsContent = {
  meta: {
    title: 'News',
    description: `What is new at ${name}: research notes, product changes and company news, each with its date.`,
  },
  hero: {
    back: {title: 'About', href: '/about'},
    title: 'News',
    lead: 'What changed, what we learned, and now and then what we got wrong. Newest first.',
  },
  articles,
  // Times are seconds from the start. Pitches run from the lowest (0) to the highest (1) that the drawing shows.
  recording: {
    label:
      'A kitchen as time against pitch: the low lines of a refrigerator throughout, a faucet as scattered dots from the first second on, the spoken words “set a timer for nine minutes” as stacks of gliding harmonics, and a pan that strikes at every pitch and rings on.',
    duration: 3.3,
    hum: [0.03, 0.06, 0.12],
    water: {from: 0.4, to: 3.25, low: 0.3, high: 0.99},
    syllables: [
      {from: 0.9, to: 1.12, start: 0.085, middle: 0.094, end: 0.09, strong: [2, 3, 6]},
      {from: 1.16, to: 1.24, start: 0.09, middle: 0.09, end: 0.088, strong: [2]},
      {from: 1.28, to: 1.6, start: 0.088, middle: 0.104, end: 0.1, strong: [2, 3, 4, 7]},
      {from: 1.6, to: 1.78, start: 0.1, middle: 0.092, end: 0.086, strong: [2, 3]},
      {from: 1.86, to: 2.02, start: 0.086, middle: 0.088, end: 0.084, strong: [2, 3]},
      {from: 2.1, to: 2.56, start: 0.086, middle: 0.11, end: 0.1, strong: [2, 3, 5, 6]},
      {from: 2.64, to: 2.9, start: 0.1, middle: 0.096, end: 0.086, strong: [2, 6]},
      {from: 2.92, to: 3.2, start: 0.086, middle: 0.078, end: 0.068, strong: [2, 3]},
    ],
    clang: {at: 2.3, pitches: [0.17, 0.27, 0.41, 0.49, 0.63, 0.71, 0.83, 0.91]},
    legend: [
      {time: '0.0 s', text: 'Refrigerator', layer: 'hum'},
      {time: '0.4 s', text: 'Faucet', layer: 'water'},
      {time: '0.9 s', text: '“Set a timer for nine minutes”', layer: 'voice'},
      {time: '2.3 s', text: 'Pan, ringing', layer: 'strike'},
    ],
  },
  readMore: 'Read More',
  loadMore: 'Load More News',
  end: `These are all ${inWords(articles.length)}.`,
};
