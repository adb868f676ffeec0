import {screen} from '@testing-library/dom';
import {Field} from '../../../src/components/Field';
import {forms} from '../../../src/enhance/forms';
import {install, show} from '../../helpers/enhance';
import {field, noticeTitles, signIn, submit, trial} from './formPages';

install(forms);

const emailFormat = 'Enter an email address in the form name@example.com.';

describe('an incomplete form', () => {
  it('has a message at each invalid field', async () => {
    const user = show(signIn);
    await user.click(submit(/^Sign In$/));
    expect(field('Email')).toHaveAccessibleDescription('Enter your email.');
    expect(field('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(field('Email')).toHaveFocus();
  });

  it('has a message at a required field with nothing but spaces', async () => {
    const user = show(signIn);
    await user.type(field('Password'), '   ');
    await user.click(submit(/^Sign In$/));
    expect(field('Password')).toHaveAccessibleDescription('Enter your password.');
  });

  it('leaves valid fields unmarked, and moves the focus to the first invalid one', async () => {
    const user = show(signIn);
    await user.type(field('Email'), 'ada@example.com');
    await user.click(submit(/^Sign In$/));
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(field('Password')).toBeInvalid();
    expect(field('Password')).toHaveFocus();
  });

  it('runs no action', async () => {
    const logged = jest.spyOn(console, 'log');
    const user = show(signIn);
    await user.click(submit(/^Sign In$/));
    expect(logged).not.toHaveBeenCalled();
    expect(noticeTitles()).toEqual([]);
  });

  it('has a message for a malformed email address', async () => {
    const user = show(trial);
    await user.type(field('Work Email'), 'ada');
    await user.click(submit(/trial/));
    expect(field('Work Email')).toHaveAccessibleDescription(emailFormat);
  });

  it('has a message for a missing choice', async () => {
    const user = show(
      <form data-form="mail">
        <Field id="topic" name="topic" label="Topic" required options={['Sales', 'Support']} />
        <button type="submit">Send</button>
      </form>,
    );
    await user.click(submit(/Send/));
    expect(field('Topic')).toHaveAccessibleDescription('Choose your topic.');
  });

  it("doesn't show the browser's own messages", () => {
    show(signIn);
    expect(screen.getByRole('form')).toHaveProperty('noValidate', true);
  });
});

describe('while the visitor types', () => {
  it('an invalid field becomes valid', async () => {
    const user = show(signIn);
    await user.click(submit(/^Sign In$/));
    await user.type(field('Password'), 'x');
    expect(field('Password')).not.toHaveAttribute('aria-invalid');
    expect(field('Password')).toHaveAccessibleDescription('');
  });

  it('an invalid field gets the message for what is still wrong', async () => {
    const user = show(signIn);
    await user.click(submit(/^Sign In$/));
    await user.type(field('Email'), 'ada');
    expect(field('Email')).toHaveAccessibleDescription(emailFormat);
  });

  it('no field is invalid before the form is submitted', async () => {
    const user = show(signIn);
    await user.type(field('Email'), 'ada');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
  });
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

  it('is hidden on submit, so that browsers never store it as text', async () => {
    const user = show(signIn);
    await user.click(screen.getByRole('button', {name: 'Show password'}));
    await user.click(submit(/^Sign In$/));
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', {name: 'Show password', pressed: false})).toBeInTheDocument();
  });
});
