import {fireEvent, screen} from '@testing-library/dom';
import {createElement, Fragment} from 'react';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {redirectTitle, socialProviders} from '../../../src/content/account/socialProviders';
import {socialLogin} from '../../../src/enhance/socialLogin';
import {SocialLogins} from '../../../src/sections/account/SocialLogins';
import {install, mount, pass, show} from '../../helpers/enhance';

/** Longer than the behavior waits before it opens the provider's page, and shorter than a notice stays. */
const longEnoughMs = 3_000;

describe('the addresses of the authorization pages', () => {
  test.each([
    ['Google', 'https://accounts.google.com/o/oauth2/v2/auth', 'email profile', 'code'],
    ['Facebook', 'https://www.facebook.com/v19.0/dialog/oauth', 'email public_profile', null],
    ['GitHub', 'https://github.com/login/oauth/authorize', 'user:email', null],
  ])('%s', (name, page, scope, responseType) => {
    const provider = socialProviders.find((candidate) => candidate.name === name);
    const {origin, pathname, searchParams} = new URL(provider?.href ?? '');
    expect(origin + pathname).toBe(page);
    expect(searchParams.get('scope')).toBe(scope);
    expect(searchParams.get('response_type')).toBe(responseType);
    expect(searchParams.get('client_id')).toMatch(/^YOUR_[A-Z]+_CLIENT_ID$/);
    expect(searchParams.get('redirect_uri')).toBe('https://timbre.example/signin');
  });

  test('are the only ones on the page, in this order', () => {
    expect(socialProviders.map(({name}) => name)).toEqual(['Google', 'Facebook', 'GitHub']);
  });
});

describe('a press on a social login', () => {
  install(socialLogin);

  // jsdom only follows links to a hash, so the providers' pages are hashes here.
  const providers = socialProviders.map((provider) => ({...provider, href: `#${provider.name}`}));
  const logins = createElement(SocialLogins, {
    title: 'Or sign in with',
    verb: 'Sign in with',
    redirectTitle,
    providers,
  });

  beforeEach(() => {
    show(createElement(Fragment, null, logins, createElement(NoticeRegion)));
  });

  const noticesLoaded = () => jest.advanceTimersByTimeAsync(0);
  const login = (name: string) => screen.getByRole('link', {name: `Sign in with ${name}`});
  const said = () =>
    [...document.querySelectorAll('[data-notice-list] .notice')].map((notice) =>
      ['title', 'text'].map((part) => notice.querySelector(`.notice-${part}`)?.textContent),
    );

  test.each(['Google', 'Facebook', 'GitHub'])('of %s says where it leads, then goes there', async (name) => {
    expect(fireEvent.click(login(name))).toBe(false);
    await noticesLoaded();
    expect(said()).toEqual([['Social Login Redirect', `Redirecting to ${name} login page...`]]);
    expect(window.location.hash).toBe('');
    pass(longEnoughMs);
    expect(window.location.hash).toBe(`#${name}`);
  });

  test('works on the icon inside the link', () => {
    fireEvent.click(login('GitHub').querySelector('path') as Element);
    pass(longEnoughMs);
    expect(window.location.hash).toBe('#GitHub');
  });

  test('works once if it is repeated', async () => {
    fireEvent.click(login('Google'));
    fireEvent.click(login('Google'));
    await noticesLoaded();
    expect(said()).toHaveLength(1);
  });

  test('is replaced by a later one on another provider', () => {
    const visited: string[] = [];
    const note = () => visited.push(window.location.hash);
    window.addEventListener('hashchange', note);
    fireEvent.click(login('Google'));
    fireEvent.click(login('GitHub'));
    pass(longEnoughMs);
    window.removeEventListener('hashchange', note);
    expect(visited).toEqual(['#GitHub']);
  });

  test('is canceled when another page is shown', () => {
    fireEvent.click(login('Google'));
    mount();
    pass(longEnoughMs);
    expect(window.location.hash).toBe('');
  });

  test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
    'is left to the browser with %j',
    (how) => {
      let left: boolean | undefined;
      const browser = (event: Event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', browser, {once: true});
      fireEvent.click(login('Google'), how);
      expect(left).toBe(true);
      expect(said()).toEqual([]);
    },
  );
});
