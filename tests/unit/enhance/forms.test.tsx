import {screen} from '@testing-library/dom';
import type {ReactNode} from 'react';
import {Field} from '../../../src/components/Field';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {registerContent} from '../../../src/content/account/register';
import {signInContent} from '../../../src/content/account/signIn';
import {homeContent} from '../../../src/content/home';
import {forms} from '../../../src/enhance/forms';
import {AccountForm} from '../../../src/sections/account/AccountForm';
import {Trial} from '../../../src/sections/home/Trial';
import {refuseStorage} from '../../helpers/browser';
import {install, show} from '../../helpers/enhance';

install(forms);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'log').mockImplementation(() => {});
});

const withNotices = (page: ReactNode) => (
  <>
    {page}
    <NoticeRegion />
  </>
);

// jsdom goes nowhere but to a hash, so registration is one here.
const trial = <Trial content={{...homeContent.trial, next: '#registration'}} />;
const signIn = withNotices(<AccountForm action="signin" content={signInContent} />);
const register = withNotices(<AccountForm action="register" content={registerContent} />);

/** A field by the start of its label: the words "required" and "optional" follow it. */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`, 'i'));
const submit = (name: RegExp) => screen.getByRole('button', {name});
const noticeTitles = () =>
  [...document.querySelectorAll('[data-notice-list] [data-notice-title]')].map((title) => title.textContent);

/** Everything the page has kept or told anybody: the log, both storages, the address and the notices. */
function traces(): string {
  const {localStorage, sessionStorage, location} = window;
  const notice = document.querySelector('[data-notice-list]')?.textContent;
  return JSON.stringify([logged.mock.calls, {...localStorage}, {...sessionStorage}, location.href, notice]);
}

describe('a form that is not filled in', () => {
  it('says beside each field how to mend it', async () => {
    const user = show(signIn);
    await user.click(submit(/^Sign In$/));
    expect(field('Email')).toHaveAccessibleDescription('Enter your email.');
    expect(field('Password')).toHaveAccessibleDescription('Enter your password.');
  });

  it('marks the bad fields and no others', async () => {
    const user = show(signIn);
    await user.type(field('Email'), 'ada@example.com');
    await user.click(submit(/^Sign In$/));
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(field('Password')).toBeInvalid();
  });

  it('moves the focus to the first bad field', async () => {
    const user = show(signIn);
    await user.click(submit(/^Sign In$/));
    expect(field('Email')).toHaveFocus();
  });

  it('passes over good fields on the way to the first bad one', async () => {
    const user = show(signIn);
    await user.type(field('Email'), 'ada@example.com');
    await user.click(submit(/^Sign In$/));
    expect(field('Password')).toHaveFocus();
  });

  it('does nothing else', async () => {
    const user = show(signIn);
    await user.click(submit(/^Sign In$/));
    expect(logged).not.toHaveBeenCalled();
    expect(noticeTitles()).toEqual([]);
  });

  it('says what an email address looks like', async () => {
    const user = show(trial);
    await user.type(field('Work Email'), 'ada');
    await user.click(submit(/trial/));
    expect(field('Work Email')).toHaveAccessibleDescription('Enter an email address in the form name@example.com.');
  });

  it('asks to choose where there is something to choose from', async () => {
    const user = show(
      <form data-form="message">
        <Field id="topic" name="topic" label="Topic" required options={['Sales', 'Support']} />
        <button type="submit">Send</button>
      </form>,
    );
    await user.click(submit(/Send/));
    expect(field('Topic')).toHaveAccessibleDescription('Choose your topic.');
  });

  it('lets the browser say nothing of its own', () => {
    show(signIn);
    expect(screen.getByRole('form')).toHaveProperty('noValidate', true);
  });
});

describe('a field that was bad', () => {
  it('is mended while it is typed', async () => {
    const user = show(signIn);
    await user.click(submit(/^Sign In$/));
    await user.type(field('Password'), 'x');
    expect(field('Password')).not.toHaveAttribute('aria-invalid');
    expect(field('Password')).toHaveAccessibleDescription('');
  });

  it('says what is still wrong while it is typed', async () => {
    const user = show(signIn);
    await user.click(submit(/^Sign In$/));
    await user.type(field('Email'), 'ada');
    expect(field('Email')).toHaveAccessibleDescription('Enter an email address in the form name@example.com.');
  });
});

it('a field is not called bad before the form is submitted', async () => {
  const user = show(signIn);
  await user.type(field('Email'), 'ada');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
});

describe('a password', () => {
  it('is shown and hidden by its button', async () => {
    const user = show(signIn);
    const reveal = screen.getByRole('button', {name: 'Show password'});
    await user.click(reveal);
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await user.click(reveal);
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(reveal).toHaveAttribute('aria-pressed', 'false');
  });

  it('that is shown is hidden again on submit, so that browsers never keep it as ordinary text', async () => {
    const user = show(signIn);
    await user.click(screen.getByRole('button', {name: 'Show password'}));
    await user.click(submit(/^Sign In$/));
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', {name: 'Show password', pressed: false})).toBeInTheDocument();
  });

  it('goes nowhere on sign-in', async () => {
    const user = show(signIn);
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Password'), 'hunter2{Enter}');
    expect(noticeTitles()).toHaveLength(1);
    expect(traces()).not.toContain('hunter2');
  });

  it('goes nowhere on registration', async () => {
    const user = show(register);
    await user.type(field('Full Name'), 'Ada Wong');
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Password'), 'hunter2{Enter}');
    expect(noticeTitles()).toHaveLength(1);
    expect(traces()).not.toContain('hunter2');
  });

  it('does not go along from a trial form that happens to hold one', async () => {
    const user = show(
      <form aria-label="trial" data-form="trial" data-next="#registration">
        <Field id="email" name="email" label="Email" />
        <Field id="password" name="password" label="Password" type="password" />
      </form>,
    );
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Password'), 'hunter2{Enter}');
    expect(traces()).not.toContain('hunter2');
  });
});

describe('the trial form', () => {
  async function fillIn() {
    const user = show(trial);
    await user.type(field('Full Name'), 'Ada Wong & co');
    await user.type(field('Work Email'), 'ada@example.com');
    await user.type(field('Company Name'), 'Halden{Enter}');
    return user;
  }

  it('leads to registration, with nothing of what was typed in the address', async () => {
    await fillIn();
    expect(window.location.href).toBe('http://localhost/#registration');
  });

  it('keeps what was typed for this visit only', async () => {
    await fillIn();
    expect(window.localStorage).toHaveLength(0);
    expect(Object.values({...window.sessionStorage})).toEqual([
      'name=Ada+Wong+%26+co&email=ada%40example.com&company=Halden',
    ]);
  });

  it('fills in registration, but for the password', async () => {
    await fillIn();
    document.body.replaceChildren();
    show(register);
    expect(field('Full Name')).toHaveValue('Ada Wong & co');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Company')).toHaveValue('Halden');
    expect(field('Password')).toHaveValue('');
  });

  it('fills in no other form', async () => {
    await fillIn();
    document.body.replaceChildren();
    show(signIn);
    expect(field('Email')).toHaveValue('');
  });

  it('may be empty, as nothing in it is required', async () => {
    const user = show(trial);
    await user.click(submit(/trial/));
    expect(window.location.hash).toBe('#registration');
  });

  it('leads on also where storage is refused', async () => {
    const user = show(trial);
    refuseStorage();
    await user.click(submit(/trial/));
    expect(window.location.hash).toBe('#registration');
  });
});

describe('sign-in', () => {
  async function signInAs(email: string) {
    const user = show(signIn);
    await user.type(field('Email'), email);
    await user.type(field('Password'), 'hunter2{Enter}');
  }

  it('logs the email and nothing else', async () => {
    await signInAs('ada@example.com');
    expect(logged.mock.calls).toEqual([['Sign in attempt', {email: 'ada@example.com'}]]);
  });

  it('answers with a notice that names the email', async () => {
    await signInAs('ada@example.com');
    expect(noticeTitles()).toEqual(['Sign in attempt']);
    expect(screen.getByText('An attempt was made with ada@example.com.')).toBeInTheDocument();
  });

  it('keeps what was typed', async () => {
    await signInAs('ada@example.com');
    expect(field('Email')).toHaveValue('ada@example.com');
  });
});

describe('registration', () => {
  async function registerAs(company: string) {
    const user = show(register);
    await user.type(field('Full Name'), 'Ada Wong');
    await user.type(field('Email'), 'ada@example.com');
    if (company) await user.type(field('Company'), company);
    await user.type(field('Password'), 'hunter2{Enter}');
  }

  it('logs name, email and company and nothing else', async () => {
    await registerAs('Halden');
    const values = {name: 'Ada Wong', email: 'ada@example.com', company: 'Halden'};
    expect(logged.mock.calls).toEqual([['Registration attempt', values]]);
  });

  it('does without a company', async () => {
    await registerAs('');
    expect(noticeTitles()).toEqual(['Registration attempt']);
  });

  it('keeps what was typed', async () => {
    await registerAs('Halden');
    expect(field('Full Name')).toHaveValue('Ada Wong');
    expect(field('Password')).toHaveValue('hunter2');
  });

  it('leaves what is already typed alone when the draft comes in', () => {
    window.sessionStorage.setItem('registration-draft', 'name=Draft&email=draft@example.com');
    show(
      <form data-form="register">
        <input name="name" aria-label="Full Name" defaultValue="Typed" />
        <input name="email" aria-label="Email" />
      </form>,
    );
    expect(field('Full Name')).toHaveValue('Typed');
    expect(field('Email')).toHaveValue('draft@example.com');
  });
});
