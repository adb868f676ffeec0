import type {SearchIndex} from '../../../src/search/shape';

/** A site of two pages, small enough to know what must be found. */
export const sample: SearchIndex = {
  pages: [
    ['/docs/account', 'Account setup', 4],
    ['/docs/voice', 'Voice AI', 3],
  ],
  sections: {
    headings: [
      'Account setup',
      'Rotate a key',
      'Rate limits',
      'Rotate a key: steps',
      'Voice AI',
      'Microphone permission',
      'Alternatives',
    ],
    ids: [0, 0, 'limits', 0, 0, 0, 0],
    levels: [1, 2, 2, 3, 1, 2, 2],
    aliases: ['sign up', 'replace, regenerate', '', '', 'dictaphone', '', ''],
    names: ['', '', '', '', '', 'onSession', 'sessionIdleTime'],
    texts: [
      'Create an account. Meetings wake nobody.',
      'Make another key, then revoke the old one..',
      'A call over the limit answers 429, Too Many Requests. The free tier has 1,000 calls.',
      'First create. Then use it everywhere.',
      'Speech becomes text. Say the wake word first.',
      'Ask for the microphone when the button is pressed. Never ask before.',
      'maxAlternatives is 3 unless you change it. Send session_id with every turn.',
    ],
    codes: ['', 'createKey', '', '', '', 'requestMicrophone', 'recognizer'],
  },
  synonyms: {
    twoWay: [
      ['substitute', 'replace', 'exchange'],
      ['wake word', 'hotword'],
    ],
    oneWay: [
      ['throttling', 'limit'],
      ['too many', 'limit'],
      ['revoke', 'rotate'],
    ],
  },
  answers: [
    {asks: ['429', 'free tier'], title: 'Free tier', text: '1,000 calls a month.', href: '/docs/account#limits'},
  ],
};
