// Sample content: the threads, messages, events, people and projects are placeholders until real ones replace them.
import {facts} from '../../facts';

const {brand, company} = facts;

/** The community page. Source: spec/documentation-and-company.md, sections 2 and 9. */
export const communityContent = {
  meta: {
    title: 'Community',
    description:
      'Forums, Discord, webinars, hackathons and meetups of the developers who build with voice, and two projects that they are proud of.',
  },
  hero: {
    title: 'Ask someone who has built it',
    lead: 'The documentation says what a call does. The people here say what it did on a Tuesday, on a bus, in Portuguese.',
    back: {title: 'Developers', href: '/developers'},
    actions: {'Next events': '#events', 'Projects to copy': '#projects'},
  },
  voices: {
    figure: `Over ${company.developers}`,
    text: `developers, by ${brand.name}’s count. Each stroke is a hundred of them.`,
    perBar: 100,
    perRow: 10_000,
  },
  forum: {
    title: 'Four rooms in the forum',
    lead: 'Search first, then ask. Bring the error object and leave out the key.',
    remark: 'The forum isn’t open yet: its rooms can’t be browsed.',
    action: 'Browse',
    categories: {
      'General Discussions': {
        text: 'Design, ethics, tools, jobs, and whether a kettle needs a voice.',
        latest: 'How do you tell users that it is listening?',
        author: 'Ines Carvalho',
      },
      'Technical Support': {
        text: 'Code that should work and does not. The room with the fastest answers.',
        latest: 'Final result arrives before the last partial',
        author: 'Kofi Mensah',
      },
      'Show & Tell': {
        text: 'What you built, what it took, and what you would leave out next time.',
        latest: 'A sheepdog whistle trainer, in 200 lines',
        author: 'Gwen Pritchard',
      },
      'Feature Requests': {
        text: 'What is missing. Describe the problem. Votes decide.',
        latest: 'A confidence for each word',
        author: 'Yusuf Demir',
      },
    },
  },
  discord: {
    title: 'Discord, for what can’t wait',
    lead: 'Shorter questions, faster answers, and a channel for recordings that made everybody laugh.',
    action: 'Join the Discord',
    channel: 'misheard',
    messages: [
      {
        author: 'lena_k',
        time: '10:04',
        text: 'User said “call Mom”. We called the boiler. The phrase “call mom” was weighted 0.1, “boiler room” 0.9.',
      },
      {author: 'tomas', time: '10:06', text: 'So the heating got a call. Did it pick up?'},
      {author: 'lena_k', time: '10:07', text: 'It warmed to the idea.'},
      {
        author: 'amara.n',
        time: '10:11',
        text: 'Raise “call mom” to 0.5 and add “call my mother” as an example. Worked for us with “Nan” and “naan”.',
      },
    ],
  },
  events: {
    title: 'Where to meet',
    lead: 'On a screen every month, and in a room now and then.',
    action: 'Add to calendar',
    items: {
      Webinars: {
        rhythm: 'Monthly',
        next: 'Choosing a confidence that users can live with',
        when: 'Thursday, December 10, 2026, 17:00 to 17:40 UTC',
        text: 'Forty minutes and a recording. Questions are answered at the end, including the ones from the chat.',
        start: '20261210T170000Z',
        end: '20261210T174000Z',
      },
      Hackathons: {
        rhythm: 'A weekend at a time',
        next: 'Hands full: voice for people who can’t touch a screen',
        when: 'January 23 to 24, 2027',
        text: 'Teams of up to four. Kitchens, workshops, greenhouses and operating rooms are all welcome.',
        start: '20270123',
        end: '20270125',
      },
      Meetups: {
        rhythm: 'Wherever somebody hosts',
        next: 'Lisbon: voice in two languages at one table',
        when: 'Wednesday, December 16, 2026, from 18:30',
        text: 'Two short talks, one long evening. Hosts get slides and stickers.',
        start: '20261216T183000Z',
        end: '20261216T220000Z',
      },
    },
  },
  projects: {
    title: 'Two projects worth copying',
    lead: 'Built by members, in their own time, with the free tier to begin with.',
    action: 'See the project',
    birds: {
      title: 'Understory',
      author: 'Amara Nwosu',
      text: 'A field notebook for bird counts. Binoculars need both hands, so she speaks, and a domain of 340 species does the spelling.',
      label: 'Three spoken field notes and what became of them',
      notes: [
        {time: '6:12', heard: 'two hermit thrush, by the creek', species: 'Hermit thrush', count: 2, confidence: 0.97},
        {time: '6:15', heard: 'one towhee, spotted, calling', species: 'Spotted towhee', count: 1, confidence: 0.93},
        {
          time: '6:21',
          heard: 'a flycatcher, four I think',
          species: 'Pacific-slope flycatcher',
          count: 4,
          confidence: 0.58,
        },
      ],
    },
    readback: {
      title: 'Say Again',
      author: 'Tomás Rivera',
      text: 'A trainer for student pilots. It gives an instruction, listens to the readback, and marks the word that would have mattered.',
      label: 'An instruction and its readback; one word differs',
      caption: 'Above, what the tower said. Below, what was read back.',
      instruction: ['climb', 'and', 'maintain', 'five', 'thousand', 'heading', 'two', 'seven', 'zero'],
      answer: ['climb', 'and', 'maintain', 'nine', 'thousand', 'heading', 'two', 'seven', 'zero'],
    },
  },
  next: {
    title: 'Need a guaranteed reply?',
    text: 'The community answers when somebody knows. Support answers within published times.',
    actions: {Support: '/developers/support', 'Get started': '/get-started'},
  },
};
