import {render, screen} from '@testing-library/react';
import {Field, type FieldProps} from '../../../src/components/Field';

const email: FieldProps = {id: 'trial-email', name: 'email', label: 'Work Email'};
const show = (props: Partial<FieldProps> = {}) => render(<Field {...email} {...props} />);

describe('Field', () => {
  it('is a text box named by its label', () => {
    show();
    expect(screen.getByRole('textbox', {name: 'Work Email'})).toHaveAttribute('name', 'email');
  });

  it('passes type and autocomplete on to the browser', () => {
    show({type: 'email', autoComplete: 'username'});
    expect(screen.getByRole('textbox')).toHaveAttribute('type', 'email');
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'username');
  });

  it.each(['required', 'optional'] as const)('says in words that it is %s', (mark) => {
    show({mark});
    expect(screen.getByRole('textbox', {name: `Work Email (${mark})`})).toBeInTheDocument();
  });

  it('requires a value through the browser', () => {
    show({required: true});
    expect(screen.getByRole('textbox')).toBeRequired();
  });

  it.each([
    ['a required field', {required: true}, 'Enter your work email.'],
    ['a required selection', {required: true, options: ['Sales']}, 'Choose your work email.'],
  ])('carries the message for %s that is empty', (_, props, message) => {
    show(props);
    expect(screen.getByLabelText('Work Email')).toHaveAttribute('data-missing', message);
  });

  it('has the message for a malformed email address', () => {
    show({type: 'email'});
    expect(screen.getByRole('textbox')).toHaveAttribute('data-malformed', expect.stringContaining('name@example.com'));
  });

  it("has no message for an error that the field can't have", () => {
    show();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('data-missing');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('data-malformed');
  });

  it('is described by its error, which is still empty', () => {
    show();
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-describedby', 'trial-email-error');
    expect(document.getElementById('trial-email-error')).toBeEmptyDOMElement();
  });

  it('is described by its hint', () => {
    show({hint: 'We never share it.'});
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/We never share it\./);
  });

  it('is multi-line when it has rows', () => {
    show({rows: 5});
    expect(screen.getByRole('textbox').tagName).toBe('TEXTAREA');
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '5');
  });

  it('is a selection when it has options, with nothing chosen', () => {
    show({options: ['Sales', 'Support']});
    expect(screen.getByRole('combobox', {name: 'Work Email'})).toHaveValue('');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose one',
      'Sales',
      'Support',
    ]);
  });

  it('has a button that shows a password', () => {
    show({label: 'Password', type: 'password'});
    const button = screen.getByRole('button', {name: 'Show password', pressed: false});
    expect(button).toHaveAttribute('aria-controls', screen.getByLabelText('Password').id);
    expect(button).toHaveAttribute('type', 'button');
  });

  it('has no such button on other fields', () => {
    show({type: 'email'});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
