/** One step of a pattern: a call of the API, or what the developer's own code does. */
interface PatternStep {
  /** Without it, the step is the developer's own code. */
  call?: {method: string; path: string};
  /** What the step leads to. */
  result: string;
  /** Whether this step determines what happens next. */
  decides?: boolean;
}

const recognize: PatternStep = {call: {method: 'POST', path: '/recognize'}, result: 'The words'};
const speak = (result: string): PatternStep => ({call: {method: 'POST', path: '/tts/generate'}, result});

/** The two ways in which applications use the calls. The lists on the page "Platform overview" describe the same steps. */
export const callPatterns: {title: string; steps: PatternStep[]}[] = [
  {
    title: 'Your code decides',
    steps: [
      recognize,
      {call: {method: 'POST', path: '/nlu/parse'}, result: 'The intent and entities'},
      {result: 'The action and a reply', decides: true},
      speak('Speech'),
    ],
  },
  {
    title: 'The assistant decides',
    steps: [
      recognize,
      {call: {method: 'POST', path: '/assistant/converse'}, result: 'A reply, and sometimes an action', decides: true},
      {result: 'The action, if there is one'},
      speak('Speech, if the reply has none'),
    ],
  },
];
