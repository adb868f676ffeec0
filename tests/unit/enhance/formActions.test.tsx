import {screen} from '@testing-library/dom';
import {Field} from '../../../src/components/Field';
import {forms} from '../../../src/enhance/forms';
import {refuseStorage} from '../../helpers/browser';
import {install, show} from '../../helpers/enhance';
import {enter, field, noticeTitles, register, signIn, submit, trial} from './formPages';

install(forms);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'log').mockImplementation(() => {});
});

/** Returns everything that the page has logged, stored, or shown: the log, storage, the address, and notices. */
function traces(): string {
  const {localStorage, sessionStorage, location} = window;
  const notice = document.querySelector('[data-notice-list]')?.textContent;
  return JSON.stringify([logged.mock.calls, {...localStorage}, {...sessionStorage}, location.href, notice]);
}

describe('sign-in', () => {
  it('logs the email address, names it in a notice, and leaves no trace of the password', async () => {
    const user = show(signIn);
    await enter(user, 'Email', 'ada@example.com');
    await enter(user, 'Password', 'hunter2');
    await user.keyboard('{Enter}');
    expect(logged.mock.calls).toEqual([['Sign in attempt', {email: 'ada@example.com'}]]);
    expect(noticeTitles()).toEqual(['Sign in attempt']);
    expect(screen.getByText('An attempt was made with ada@example.com.')).toBeInTheDocument();
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(traces()).not.toContain('hunter2');
  });
});

describe('registration', () => {
  async function registerAs(company: string) {
    const user = show(register);
    await enter(user, 'Full Name', 'Ada Wong');
    await enter(user, 'Email', 'ada@example.com');
    if (company) await enter(user, 'Company', company);
    await enter(user, 'Password', 'hunter2');
    await user.keyboard('{Enter}');
  }

  it('logs name, email, and company, and leaves no trace of the password', async () => {
    await registerAs('Halden');
    const values = {name: 'Ada Wong', email: 'ada@example.com', company: 'Halden'};
    expect(logged.mock.calls).toEqual([['Registration attempt', values]]);
    expect(field('Full Name')).toHaveValue('Ada Wong');
    expect(field('Password')).toHaveValue('hunter2');
    expect(traces()).not.toContain('hunter2');
  });

  it('needs no company', async () => {
    await registerAs('');
    expect(noticeTitles()).toEqual(['Registration attempt']);
  });
});

describe('the trial form', () => {
  async function fillIn() {
    const user = show(trial);
    await enter(user, 'Full Name', 'Ada Wong & co');
    await enter(user, 'Work Email', 'ada@example.com');
    await enter(user, 'Company Name', 'Halden');
    await user.keyboard('{Enter}');
  }

  it('opens registration, with the values in session storage and not in the address', async () => {
    await fillIn();
    expect(window.location.href).toBe('http://localhost/#registration');
    expect(window.localStorage).toHaveLength(0);
    expect(Object.values({...window.sessionStorage})).toEqual([
      'name=Ada+Wong+%26+co&email=ada%40example.com&company=Halden',
    ]);
  });

  it('fills in the registration form except for the password, and no other form', async () => {
    await fillIn();
    document.body.replaceChildren();
    show(register);
    expect(field('Full Name')).toHaveValue('Ada Wong & co');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Company')).toHaveValue('Halden');
    expect(field('Password')).toHaveValue('');
    document.body.replaceChildren();
    show(signIn);
    expect(field('Email')).toHaveValue('');
  });

  it('keeps what the registration form already has', () => {
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

  it('opens registration when it is empty and storage is blocked', async () => {
    const user = show(trial);
    refuseStorage();
    await user.click(submit(/trial/));
    expect(window.location.hash).toBe('#registration');
  });

  it('never passes a password on', async () => {
    const user = show(
      <form aria-label="trial" data-form="trial" data-next="#registration">
        <Field id="email" name="email" label="Email" />
        <Field id="password" name="password" label="Password" type="password" />
      </form>,
    );
    await enter(user, 'Email', 'ada@example.com');
    await enter(user, 'Password', 'hunter2');
    await user.keyboard('{Enter}');
    expect(traces()).not.toContain('hunter2');
  });
});
