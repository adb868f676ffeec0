import type {ShellContent} from '../../src/content/types';

/** A small site for tests of the shell: two groups, two columns, and entries that aren't available yet. */
export const smallShell: ShellContent = {
  brand: 'Timbre',
  legalName: 'Timbre Limited',
  tagline: 'Speech in, meaning out.',
  navigation: [
    {
      title: 'Products',
      href: '/products',
      children: [
        {title: 'Voice AI', href: '/products/voice-ai', description: 'Recognition'},
        {title: 'Voice Chat', href: '/products/voice-chat', description: 'Dialogue'},
      ],
    },
    {
      title: 'Developers',
      href: '/developers',
      children: [{title: 'Documentation', href: '/developers/documentation', description: 'Guides'}],
    },
  ],
  signIn: {title: 'Sign In', href: '/signin'},
  getStarted: {title: 'Get Started', href: '/get-started'},
  documentation: {title: 'Documentation contents', href: '/developers/documentation'},
  footer: [
    {title: 'Products', links: [{title: 'Voice AI', href: '/products/voice-ai'}]},
    {title: 'Company', links: [{title: 'Careers', href: '/company/careers'}, {title: 'Partners'}]},
  ],
  social: [{title: 'GitHub'}],
  legal: [{title: 'Privacy Policy'}],
  sampleContent: 'Names are invented.',
};
