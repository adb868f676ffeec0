// Sample content: the calls, the people in them and their numbers are made up.
import {facts} from '../../facts';
import {docsRoute} from '../../facts/routes';

const {claims} = facts.marketing;
const {name} = facts.brand;

/** The customer service solution. Source: spec/site-and-marketing.md, sections 2 and 9. */
export const customerServiceContent = {
  meta: {
    title: 'Voice AI for customer service',
    description:
      'Callers say what they want in their own words. An assistant answers, or hands over to a person with everything that was said so far.',
  },
  hero: {
    title: 'The caller talks first',
    lead: 'No “press four for invoices”. People say what is wrong, and the call goes where it belongs: to an answer, or to a person who has already read it.',
    back: {title: 'Solutions', href: '/solutions'},
    actions: {'Voice Chat documentation': `${docsRoute}/voice-chat-docs`, 'Talk to sales': '/company/contact'},
  },
  call: {
    caption: `A sample call, with what ${name} claims applied to it: a wait cut by ${claims.waitTimeCut}, the most it claims, and a handle time (talk and after-call work) improved by ${claims.efficiency}. One bar is six seconds.`,
    labels: {queue: 'Queue', talk: 'Talk', afterCall: 'After-call work'},
    before: {title: 'Before', parts: {queue: 300, talk: 360, afterCall: 120}},
    after: {title: 'After'},
    cuts: {wait: claims.waitTimeCut, handle: claims.efficiency},
    saved: 'not spent on the phone',
  },
  claims: {
    title: 'What we claim, and how to check it',
    lead: 'These are our figures. Your calls will give you yours, so here is how to count them.',
    items: {
      'shorter handle time': {
        figure: claims.efficiency,
        check:
          'Take one reason for calling. Compare four weeks before with four weeks after, talk and after-call work together.',
      },
      'lower support cost': {
        figure: claims.supportCostDecrease,
        check:
          'Divide what the service desk costs by cases closed, not by calls answered. A second call is not a second success.',
      },
      'customer satisfaction': {
        figure: claims.satisfaction,
        check: 'Ask everyone the same question after the call, including those who asked for a person.',
      },
      'less waiting': {
        most: 'up to',
        figure: claims.waitTimeCut,
        check: 'Look at the longest tenth of the waits on a Monday morning. An average hides them.',
      },
    } as Record<string, {most?: string; figure: string; check: string}>,
  },
  conversation: {
    label: 'A call with an assistant, and how surely it understood each sentence',
    caption: 'What it is sure of, it settles. Where it is not, it says so and gets a person.',
    turns: [
      {
        speaker: 'Caller',
        words: 'My invoice is wrong. The March one, there is a delivery on it that never came.',
        note: 'billing.dispute · month: March',
        confidence: 0.96,
      },
      {speaker: 'Assistant', words: 'I have the March invoice here. Is it the delivery on the 14th, for 38 dollars?'},
      {
        speaker: 'Caller',
        words: 'Yes, and I want that back on my card.',
        note: 'refund.request · to: card',
        confidence: 0.93,
      },
      {speaker: 'Assistant', words: 'It is on its way back to the card you paid with.'},
      {
        speaker: 'Caller',
        words: 'And then, the thing with the, you know, what your guy said in January.',
        note: 'no clear intent: hand over',
        confidence: 0.41,
      },
      {speaker: 'Assistant', words: 'I don’t want to guess. One moment, I will get someone who can look that up.'},
      {speaker: 'Agent', words: 'Hello, this is June. The refund is done, I can see. What did we tell you in January?'},
    ],
  },
  start: {
    title: 'Start with your dullest call',
    lead: 'One reason for calling, one week of recordings, one number to watch.',
    steps: {
      'Pick the reason':
        'The one that is frequent, short and always ends the same way. Opening hours do not count: those belong on the website.',
      'Listen before you build':
        'Read fifty transcripts of it. The words in there are your intents and examples, not the ones on the whiteboard.',
      'Decide when to hand over':
        'Choose the confidence below which a person takes the call, and pass on what was said. Nobody likes to tell a story twice.',
      'Watch one number': 'Calls that came back within a week. When it falls, take the next reason.',
    },
    link: {title: 'Read the Voice Chat documentation', href: `${docsRoute}/voice-chat-docs`},
  },
  next: {
    title: 'Let us listen to a morning of calls',
    text: 'Bring the ten most frequent reasons for calling. We will tell you which ones to leave to people.',
    actions: {'Talk to sales': '/company/contact', 'See pricing': '/products/pricing'},
  },
};
