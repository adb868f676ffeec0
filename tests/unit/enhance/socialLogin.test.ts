import {fireEvent, screen} from '@testing-library/dom';
import {socialProviders} from '../../../src/content/account/socialProviders';
import {notices} from '../../../src/enhance/notices';
import {socialLogin} from '../../../src/enhance/socialLogin';

/** Longer than the behavior waits before it leaves the page. */
const longEnoughMs = 3_000;

const notice = `<section data-notices>
  <ol data-notice-list></ol>
  <ol hidden data-notice-template><li data-notice>
    <p data-notice-title></p><p data-notice-text></p><a href="/" data-notice-action> </a><button type="button" data-notice-close></button>
  </li></ol>
</section>`;

describe('the addresses of the authorization pages', () => {
  const addressOf = (name: string) => new URL(socialProviders.find((provider) => provider.name === name)?.href ?? '');

  test.each([
    ['Google', 'https://accounts.google.com/o/oauth2/v2/auth', 'email profile', 'code'],
    ['Facebook', 'https://www.facebook.com/v19.0/dialog/oauth', 'email public_profile', null],
    ['GitHub', 'https://github.com/login/oauth/authorize', 'user:email', null],
  ])('%s', (name, page, scope, responseType) => {
    const {origin, pathname, searchParams} = addressOf(name);
    expect(origin + pathname).toBe(page);
    expect(searchParams.get('scope')).toBe(scope);
    expect(searchParams.get('response_type')).toBe(responseType);
    expect(searchParams.get('client_id')).toMatch(/^YOUR_[A-Z]+_CLIENT_ID$/);
    expect(searchParams.get('redirect_uri')).toBe('https://timbre.example/signin');
  });

  test('there are no others, in the order they are offered', () => {
    expect(socialProviders.map(({name}) => name)).toEqual(['Google', 'Facebook', 'GitHub']);
  });
});

describe('a press on a social login', () => {
  beforeAll(() => {
    notices.install?.();
    socialLogin.install?.();
  });

  // jsdom goes nowhere but to a hash, so the providers' pages are hashes here.
  beforeEach(() => {
    jest.useFakeTimers();
    window.location.hash = '';
    document.body.innerHTML = `
      <a href="#google" data-social-login="Google">Google</a>
      <a href="#github" data-social-login="GitHub"><svg></svg>GitHub</a>
      ${notice}`;
    socialLogin.mount?.();
  });

  afterEach(() => {
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });

  const shown = () => [...document.querySelectorAll('[data-notice-list] [data-notice]')].map((element) => element.textContent);

  test('says where it leads, then goes there', () => {
    const stayed = fireEvent.click(screen.getByText('Google'));
    expect(stayed).toBe(false);
    expect(screen.getAllByText('Social Login Redirect')[0]).toBeInTheDocument();
    expect(screen.getByText('Redirecting to Google login page...')).toBeInTheDocument();
    expect(window.location.hash).toBe('');
    jest.advanceTimersByTime(longEnoughMs);
    expect(window.location.hash).toBe('#google');
  });

  test('works when the press lands on something inside the link', () => {
    const picture = document.querySelector('svg');
    if (picture) fireEvent.click(picture);
    jest.advanceTimersByTime(longEnoughMs);
    expect(window.location.hash).toBe('#github');
  });

  test('twice on the same one says it once', () => {
    fireEvent.click(screen.getByText('Google'));
    fireEvent.click(screen.getByText('Google'));
    expect(shown()).toHaveLength(1);
  });

  test('on another one goes to that one only', () => {
    const visited: string[] = [];
    const note = () => visited.push(window.location.hash);
    fireEvent.click(screen.getByText('Google'));
    fireEvent.click(screen.getByText('GitHub'));
    jest.advanceTimersByTime(longEnoughMs);
    note();
    expect(visited).toEqual(['#github']);
  });

  test('is forgotten when another page has been shown in the meantime', () => {
    fireEvent.click(screen.getByText('Google'));
    socialLogin.mount?.();
    jest.advanceTimersByTime(longEnoughMs);
    expect(window.location.hash).toBe('');
  });

  test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
    'is left to the browser with %j',
    (how) => {
      // What the browser would do with it is not jsdom's business.
      const seen = jest.fn((event: Event) => {
        seen.mock.results.length;
        const left = !event.defaultPrevented;
        event.preventDefault();
        return left;
      });
      window.addEventListener('click', seen, {once: true});
      fireEvent.click(screen.getByText('Google'), how);
      expect(seen).toHaveReturnedWith(true);
      expect(shown()).toEqual([]);
      jest.advanceTimersByTime(longEnoughMs);
      expect(window.location.hash).toBe('');
    },
  );
});
