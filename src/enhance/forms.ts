import {all, closest, onPress} from './dom';
import {formActions, prefill} from './formActions';
import type {Behavior} from './types';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) => all<Control>('input, textarea, select', form);

/** What is wrong with a control, and how to mend it; empty when nothing is. */
function problem(control: Control): string {
  const label = control.labels?.[0]?.firstChild?.textContent?.trim() ?? 'this field';
  if (control.validity.valueMissing)
    return `${control instanceof HTMLSelectElement ? 'Choose' : 'Enter'} your ${label.toLowerCase()}.`;
  if (control.validity.typeMismatch && control.type === 'email')
    return 'Enter an email address in the form name@example.com.';
  return control.validationMessage;
}

/** Shows or clears a control's message; true when the control is valid. */
function check(control: Control): boolean {
  const message = problem(control);
  const place = control.closest('[data-field]')?.querySelector('[data-error]');
  if (place) place.textContent = message;
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  return message === '';
}

/** A shown password is hidden again on submit, so that browsers never keep it as ordinary text. */
function hidePasswords(form: HTMLFormElement): void {
  for (const button of all('[data-reveal][aria-pressed="true"]', form)) button.click();
}

function submit(form: HTMLFormElement): void {
  const invalid = controlsOf(form).filter((control) => !check(control));
  if (invalid[0]) invalid[0].focus();
  else formActions[form.dataset.form ?? '']?.(new FormData(form), form);
  hidePasswords(form);
}

/**
 * Forms: messages beside the fields, focus on the first bad one, and an answer that sends nothing. Without this script
 * the browser's own messages appear and a valid form goes nowhere (`method="dialog"` outside a dialog).
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
      const control = closest<Control>(event, 'form[data-form] [aria-invalid]');
      if (control) check(control);
    });
    onPress('[data-reveal]', (button) => {
      const input = document.getElementById(button.getAttribute('aria-controls') ?? '');
      if (!(input instanceof HTMLInputElement)) return;
      const shown = input.type === 'text';
      input.type = shown ? 'password' : 'text';
      button.setAttribute('aria-pressed', String(!shown));
    });
  },
  mount() {
    for (const form of all<HTMLFormElement>('form[data-form]')) {
      form.noValidate = true;
      prefill(form);
    }
  },
};
