import {consoleId, docsRoute} from '../../facts/routes';

/** What both account forms say. Before anything is typed, `docs/account-setup.mdx` says the same. */
export const shared = {
  today: {
    title: 'This form sends nothing',
    text: 'It checks what you type, and creates no account. You can call the API without one:',
    links: [
      {title: 'In this browser', href: `${docsRoute}/quick-start#${consoleId('recognizeRecording')}`},
      {title: 'On your computer', href: `${docsRoute}/quick-start#try-it-without-an-account`},
    ],
  },
  withoutScript:
    'Without JavaScript this form checks what you type and goes no further. The links below work either way.',
};
