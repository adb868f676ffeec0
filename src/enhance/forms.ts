import {all, closest, onPress} from './dom';
import {formActions, prefill} from './formActions';
import {type Control, controlsOf, updateDraft} from './mailDraft';
import type {Behavior} from './types';

const isEmpty = ({value}: Control) => value.trim() === '';

/** Returns what is wrong with a control, or an empty string when it's valid. `components/Field` sets the texts. */
function problem(control: Control): string {
  const {validity, validationMessage, dataset, required, form} = control;
  // Browsers accept a required field with only spaces in it, but a form's action would leave it out.
  const isMissing = isEmpty(control) && (required || (form !== null && controlsOf(form).every(isEmpty)));
  const text = (isMissing && dataset.missing) || (validity.typeMismatch && dataset.malformed);
  return text || validationMessage;
}

/** Shows or clears a control's error message, and returns whether the control is valid. */
function check(control: Control): boolean {
  const message = problem(control);
  const error = control.closest('[data-field]')?.querySelector('[data-error]');
  if (error) error.textContent = message;
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  return message === '';
}

/** Hides passwords that are shown, because browsers may store the value of a text field. */
function hidePasswords(form: HTMLFormElement): void {
  for (const button of all('[data-reveal][aria-pressed="true"]', form)) button.click();
}

function submit(form: HTMLFormElement): void {
  const invalid = controlsOf(form).filter((control) => !check(control));
  if (invalid[0]) invalid[0].focus();
  else formActions[form.dataset.form ?? '']?.(form);
  hidePasswords(form);
}

/**
 * Checks forms when they are submitted: shows messages beside the fields, focuses the first invalid one, and runs the
 * action of a valid form. Without this script, the browser shows its own messages and `method="dialog"` submits nothing.
 */
export const forms: Behavior = {
  install() {
    document.addEventListener('submit', (event) => {
      const form = closest<HTMLFormElement>(event, 'form[data-form]');
      if (!form) return;
      event.preventDefault();
      submit(form);
    });
    document.addEventListener('input', (event) => {
      const form = closest<HTMLFormElement>(event, 'form[data-form]');
      if (!form) return;
      for (const control of controlsOf(form)) if (control.ariaInvalid) check(control);
      form.querySelector('[data-outcome]')?.setAttribute('hidden', '');
      if (form.dataset.form === 'mail') updateDraft(form);
    });
    onPress('[data-reveal]', (button) => {
      const input = document.getElementById(button.getAttribute('aria-controls') ?? '');
      if (!(input instanceof HTMLInputElement)) return;
      const isShown = input.type === 'text';
      input.type = isShown ? 'password' : 'text';
      button.setAttribute('aria-pressed', String(!isShown));
    });
  },
  mount() {
    for (const form of all<HTMLFormElement>('form[data-form]')) {
      form.noValidate = true;
      prefill(form);
    }
  },
};
