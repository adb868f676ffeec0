import {fireEvent, screen} from '@testing-library/react';
import {redirectTitle, socialProviders} from '../../../src/content/account/socialProviders';
import {socialLogin} from '../../../src/enhance/socialLogin';
import {SocialLogins} from '../../../src/sections/account/SocialLogins';
import {expectChange, install, mount, pass, show} from '../../helpers/enhance';

install(socialLogin);

beforeEach(() => {
  // jsdom only follows links to a hash, so the providers' pages are hashes here.
  const providers = socialProviders.map((provider) => ({...provider, href: `#${provider.name}`}));
  show(<SocialLogins title="Or" verb="Sign in with" redirectTitle={redirectTitle} providers={providers} />);
});

const login = (name: string) => screen.getByRole('link', {name: `Sign in with ${name}`});

it.each([
  ['Google, 1.5 s after the first of two presses', 500, '#Google', () => fireEvent.click(login('Google'))],
  ['the last of two providers', 1_500, '#GitHub', () => fireEvent.click(login('GitHub').querySelector('path') as Node)],
  ['nowhere once another page is shown', 1_500, '', mount],
])('a press leads to %s', (_, ms, expected, act) => {
  fireEvent.click(login('Google'));
  pass(1_000);
  act();
  expectChange(() => window.location.hash, ms, '', expected);
});

it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
  'a press with %j is left to the browser',
  (how) => {
    let isLeft: boolean | undefined;
    const browser = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', browser, {once: true});
    fireEvent.click(login('Google'), how);
    expect(isLeft).toBe(true);
  },
);
