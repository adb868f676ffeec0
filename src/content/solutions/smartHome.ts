// Sample content: the house, its devices and the sentence are made up.
import {facts} from '../../facts';
import {docsRoute} from '../../facts/routes';

const {wakeWord, performance} = facts.docs;
const [edge, cloud, hybrid] = performance.processingModes;

/** The smart home solution. Source: spec/site-and-marketing.md, section 2. */
export const smartHomeContent = {
  meta: {
    title: 'Voice AI for smart homes and IoT',
    description:
      'One sentence reaches every lamp, lock and speaker in the house. Recognition near the device, names your users chose, a wake word you tune.',
  },
  hero: {
    title: 'One sentence, the whole house',
    lead: 'Nobody says good night seven times. People say what they want the house to be like, leave out half of it, and add an exception. All of that is one utterance.',
    back: {title: 'Solutions', href: '/solutions'},
    actions: {'Get started': '/get-started', 'Talk to us': '/company/contact'},
  },
  sentence: {
    label: 'One sentence and the seven devices it reaches',
    caption:
      'Four phrases, one call each, seven devices. The exception is an intent too: the hall was told to stay as it is.',
    phrases: [
      {
        words: 'Good night,',
        intent: 'scene.night',
        devices: [
          {device: 'Living room lamps', from: 'on', to: 'off'},
          {device: 'Kitchen lights', from: 'on', to: 'off'},
          {device: 'Thermostat', from: '70 °F', to: '64 °F'},
        ],
      },
      {
        words: 'lock up,',
        intent: 'doors.lock',
        devices: [
          {device: 'Front door', from: 'open', to: 'locked'},
          {device: 'Garage', from: 'open', to: 'closed'},
        ],
      },
      {words: 'leave the hall on', intent: 'scene.except', devices: [{device: 'Hall light', from: 'on'}]},
      {
        words: 'and wake me at six.',
        intent: 'alarm.set',
        devices: [{device: 'Bedroom speaker', from: 'no alarm', to: '6:00 a.m.'}],
      },
    ],
  },
  door: {
    title: 'What leaves the house',
    lead: 'The processing mode decides, and you choose the mode. Print it on the box, because people ask.',
    inside: 'In the house',
    outside: 'Past the front door',
    rows: [
      {
        mode: edge,
        inside: ['Wake word', 'Commands', 'Room names', 'Everything else, in a smaller model'],
        outside: ['The text, for an intent or an answer'],
      },
      {
        mode: hybrid,
        inside: ['Wake word', 'Commands', 'Room names'],
        outside: ['Open questions, as sound', 'The text of the rest'],
      },
      {mode: cloud, inside: ['Wake word'], outside: ['Every sentence after it', 'The answer, on its way back']},
    ],
  },
  wake: {
    title: 'Wake-word sensitivity',
    lead: `One setting, ${wakeWord.sensitivityMin} to ${wakeWord.sensitivityMax}. Count both mistakes for a day, then move it toward the one your users mind less. It never brings both to zero, whatever the brochure says.`,
    caption:
      'The trade-off: toward the left, it misses the phrase. Toward the right, it activates when nobody said it.',
    missed: 'Missed',
    mistaken: 'Started by mistake',
    from: wakeWord.sensitivityMin,
    to: wakeWord.sensitivityMax,
    standard: '0.5 to begin with',
    low: 'A bedroom',
    high: 'A kitchen',
  },
  names: {
    title: 'Call things what the family calls them',
    lead: 'No user will learn your device names. Put theirs into a custom domain.',
    pairs: [
      {said: 'the big lamp', meant: 'living_room.floor_lamp'},
      {said: 'Grandma’s room', meant: 'room.guest'},
      {said: 'the dragon', meant: 'boiler.main'},
      {said: 'movie time', meant: 'scene.cinema'},
    ],
    sample: {
      language: 'json' as const,
      title: 'domain.json',
      label: 'A domain with the names of one household',
      code: `{
  "name": "Home",
  "description": "Rooms and devices as one family calls them",
  "language": "en-US",
  "terms": ["the big lamp", "Grandma's room", "the dragon"],
  "phrases": [
    {"text": "movie time", "weight": 0.8},
    {"text": "lock up", "weight": 0.6}
  ],
  "intents": [
    {
      "name": "scene.cinema",
      "examples": ["movie time", "lights down for the film"]
    }
  ]
}`,
    },
    more: {title: 'Create a custom domain', href: `${docsRoute}/custom-domain-creation`},
  },
  next: {
    title: 'Start with one room',
    text: 'A wake word, a lamp and a sentence with an exception in it. If that works, the rest is naming things.',
    actions: {
      'Get started': '/get-started',
      'Choose a processing mode': `${docsRoute}/performance-optimization#choose-a-processing-mode`,
    },
  },
};
