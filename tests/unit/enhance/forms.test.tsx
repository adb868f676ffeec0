import {screen} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {Field} from '../../../src/components/Field';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {registerContent} from '../../../src/content/account/register';
import {signInContent} from '../../../src/content/account/signIn';
import {homeContent} from '../../../src/content/home';
import {forms} from '../../../src/enhance/forms';
import {RegisterPage} from '../../../src/sections/account/RegisterPage';
import {SignInPage} from '../../../src/sections/account/SignInPage';
import {Trial} from '../../../src/sections/home/HomePage';
import {refuseStorage} from '../../helpers/browser';
import {install, mount, show} from '../../helpers/enhance';

jest.mock('@theme/Layout', () => 'main', {virtual: true});
install(forms);

// jsdom only follows links to a hash, so registration has one here.
const trial = <Trial {...homeContent.trial} next="#registration" />;
const register = <RegisterPage content={registerContent} />;
const signIn = (
  <>
    <SignInPage content={signInContent} />
    <NoticeRegion />
  </>
);

/** Returns a field by the beginning of its label, which "required" or "optional" may follow. */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`, 'i'));

async function enter(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    await user.type(field(label), value);
  }
}

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));

it('a password is shown and hidden by its button, and hidden on submit, so that browsers never store it', async () => {
  const user = show(signIn);
  const reveal = screen.getByRole('button', {name: 'Show password'});
  for (const type of ['text', 'password', 'text']) {
    await user.click(reveal);
    expect(field('Password')).toHaveAttribute('type', type);
    expect(reveal).toHaveAttribute('aria-pressed', String(type === 'text'));
  }
  await user.click(screen.getByRole('button', {name: 'Sign In'}));
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(reveal).toHaveAttribute('aria-pressed', 'false');
});

it('"Remember me" doesn’t replace what is already typed', async () => {
  localStorage.setItem('signin-email', 'old@example.com');
  await enter(show(signIn), {Email: 'new@example.com'});
  mount();
  expect(field('Email')).toHaveValue('new@example.com');
});

it('the trial form fills in the registration form, but neither what it already has nor another form', async () => {
  sessionStorage.setItem('registration-draft', 'name=Draft&email=draft@example.com');
  await enter(show(register), {'Full Name': 'Typed'});
  mount();
  expect(field('Full Name')).toHaveValue('Typed');
  expect(field('Email')).toHaveValue('draft@example.com');
  document.body.replaceChildren();
  show(signIn);
  expect(field('Email')).toHaveValue('');
});

it('the trial form opens registration when it is empty and storage is blocked', async () => {
  const user = show(trial);
  refuseStorage();
  await user.click(screen.getByRole('button', {name: /trial/}));
  expect(window.location.hash).toBe('#registration');
});

it('the trial form never passes a password on', async () => {
  const user = show(
    <form aria-label="trial" data-form="trial" data-next="#registration">
      <Field id="email" name="email" label="Email" />
      <Field id="password" name="password" label="Password" type="password" />
      <button type="submit">Send</button>
    </form>,
  );
  await enter(user, {Email: 'ada@example.com', Password: 'hunter2'});
  await user.keyboard('{Enter}');
  expect(window.location.hash).toBe('#registration');
  expect(JSON.stringify([{...sessionStorage}, {...localStorage}, location.href])).not.toContain('hunter2');
});
