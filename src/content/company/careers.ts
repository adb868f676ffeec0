// Sample content: the day, the perks and the positions are placeholders until real ones are published.
import {facts} from '../../facts';
import {mailto} from '../mailto';

const {name, mailboxes} = facts.brand;

const positions = [
  {
    id: 'speech-recognition-engineer',
    title: 'Speech Recognition Engineer',
    team: 'Recognition',
    place: 'San Francisco or remote',
    terms: 'Full time',
    text: 'You will make far-field speech in noisy rooms less of a guess, and the confidence values more honest about what is left.',
    tasks: [
      'Train and evaluate acoustic models for rooms with echo, music, and more than one speaker',
      'Calibrate confidence, so that 0.8 means right four times out of five',
      'Keep recognition small and fast enough for a car and a speaker on a shelf',
    ],
    needs: [
      'Experience with speech recognition or another sequence model in production',
      'Fluent Python, and enough C++ to make it fast',
      'The habit of listening to the recordings behind a number',
    ],
  },
  {
    id: 'conversation-designer',
    title: 'Conversation Designer',
    team: 'Voice Chat',
    place: 'San Francisco',
    terms: 'Full time',
    text: 'You will write what a product says when it did not catch the name. You have opinions about silence.',
    tasks: [
      'Design dialogues for cars, homes, and service desks, from the first question to the repair',
      'Decide with product teams when to act, when to ask, and when to give up politely',
      'Test with people who are tired, hurried, or new to the language',
    ],
    needs: [
      'A portfolio of dialogues that shipped, and one that failed',
      'Clear writing in English and at least one other language',
      'Ease with transcripts, logs, and the people in them',
    ],
  },
  {
    id: 'developer-advocate',
    title: 'Developer Advocate',
    team: 'Developer platform',
    place: 'Remote, Europe',
    terms: 'Full or part time',
    text: 'You will answer in the forum, fix the sample that did not run, and tell us what we got wrong in the documentation.',
    tasks: [
      'Answer developers in the forum, and turn the third identical question into documentation',
      'Build samples that run, and keep them running',
      'Bring what developers struggle with back to the team that can change it',
    ],
    needs: [
      'Experience as a developer who has integrated somebody else’s API',
      'Comfort with TypeScript and either Swift or Kotlin',
      'Patience, in writing',
    ],
  },
];

/** The careers page. Source: spec/documentation-and-company.md, section 2. */
export const careersContent = {
  meta: {
    title: 'Careers',
    description: `Open positions and perks at ${name}, where mornings are quiet and the work is making speech legible.`,
  },
  hero: {
    back: {title: 'About', href: '/about'},
    title: 'Good ears wanted',
    lead: 'Speech is messy, and so is the work of understanding it. We look for people who would rather listen to the recording once more than explain it away.',
    actions: {'Open positions': '#positions'},
  },
  day: {
    label: 'A Tuesday in the office, by how loud it is',
    caption: 'A Tuesday in the office, by how loud it is. Drawn, not measured. The flat part is on purpose.',
    parts: [
      {time: '08:00', label: 'Coffee', halfHours: 2, loudness: 0.45},
      {time: '09:00', label: 'Quiet hours', halfHours: 6, loudness: 0.08, quiet: true},
      {time: '12:00', label: 'Lunch', halfHours: 3, loudness: 1},
      {time: '13:30', label: 'Stand-up', halfHours: 2, loudness: 0.6},
      {time: '14:30', label: 'Work in pairs', halfHours: 2, loudness: 0.3},
      {time: '15:30', label: 'Listening hour', halfHours: 2, loudness: 0.9},
      {time: '16:30', label: 'Loose ends', halfHours: 3, loudness: 0.25},
    ],
  },
  perks: {
    title: 'What you get besides the work',
    lead: 'The list is short because each of these is kept.',
    items: {
      'Quiet hours': 'No meetings before noon, for anyone. The flat part of the picture above is every weekday.',
      'Your own acoustics':
        'At home, in the office, or both. Work where you hear yourself think, and change your mind when the season does.',
      'A listening budget':
        'Books, courses, conferences, good headphones. You choose; nobody signs off on your curiosity.',
      'Time off that stays off':
        'Leave is planned, covered and not interrupted. Your work is written down well enough to wait for you.',
    },
  },
  positions: {
    title: 'Open positions',
    lead: `There are ${positions.length} at the moment.`,
    details: {open: 'View Details', tasks: 'What you will do', needs: 'What you bring', apply: 'Apply by email'},
    items: positions.map((position) => ({...position, apply: mailto(mailboxes.careers, position.title)})),
  },
  next: {
    id: 'resume',
    title: 'Don’t see your role?',
    text: `Tell us what you would do here. The button opens your mail program with a mail to ${mailboxes.careers}: attach your resume, and send it from there.`,
    actions: {'Submit Your Resume': mailto(mailboxes.careers, 'Resume'), 'All contact details': '/company/contact'},
  },
};
