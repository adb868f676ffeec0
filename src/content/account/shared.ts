import {consoleId, docsRoute} from '../../facts/routes';

/** What both account forms say. Before anything is typed, `docs/account-setup.mdx` says the same. */
export const shared = {
  today: {
    title: 'Accounts aren’t open yet',
    text: 'This form checks what you type and sends nothing. You can call the API without an account today:',
    links: [
      {title: 'In this browser, with the console', href: `${docsRoute}/quick-start#${consoleId('recognizeRecording')}`},
      {title: 'On your computer, with the mock', href: `${docsRoute}/quick-start#try-it-without-an-account`},
    ],
  },
  withoutScript:
    'Without JavaScript this form checks what you type and goes no further. The links below work either way.',
};
