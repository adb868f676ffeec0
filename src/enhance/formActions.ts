import {openMail} from './mailDraft';
import {notifyFrom} from './notify';
import {remember, remembered} from './storage';

/** The session storage key of the values that the home page's form passes to registration. */
const draftKey = 'registration-draft';

/** The local storage key of the email that "Remember me" keeps. */
const emailKey = 'signin-email';

/** The fields that a form logs, by the name of the form. Source: spec/site-and-marketing.md, section 7. */
const loggedFields: Record<string, string[]> = {signin: ['email'], register: ['name', 'email', 'company']};

/** Keeps the values of all fields but passwords for this visit, and opens the registration form. */
function carryToRegistration(form: HTMLFormElement): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const draft = fields.filter(({type}) => type !== 'password').map(({name, value}) => [name, value]);
  remember(draftKey, new URLSearchParams(draft).toString(), 'sessionStorage');
  window.location.assign(form.dataset.next ?? '/');
}

/** Keeps the email of the sign-in form on this device if "Remember me" is checked, and deletes it otherwise. */
function rememberEmail(form: HTMLFormElement): void {
  const values = new FormData(form);
  remember(emailKey, values.has('remember') ? String(values.get('email')) : undefined);
}

/**
 * Shows the form's notice and, until something is typed, the outcome below its button. Logs the values that the
 * specification names.
 */
function respond(form: HTMLFormElement): void {
  const names = loggedFields[form.dataset.form ?? ''] ?? [];
  const values = new FormData(form);
  const logged = Object.fromEntries(names.map((name) => [name, String(values.get(name) ?? '')]));
  if (names.length > 0) console.log(form.dataset.messageTitle, logged);
  void notifyFrom(form, {values: logged});
  form.querySelector('[data-outcome]')?.removeAttribute('hidden');
}

/** What a valid form does, by the name in its `data-form`. None of them sends a request. */
export const formActions: Record<string, (form: HTMLFormElement) => void> = {
  trial: carryToRegistration,
  signin(form) {
    rememberEmail(form);
    respond(form);
  },
  register: respond,
  mail: openMail,
};

/** Returns what is known of a form's fields: the email of a sign-in, or the values from the home page's form. */
function knownValues({dataset}: HTMLFormElement): [name: string, value: string][] {
  if (dataset.form === 'register') return [...new URLSearchParams(remembered(draftKey, 'sessionStorage') ?? '')];
  const email = dataset.form === 'signin' ? remembered(emailKey) : undefined;
  return email ? [['email', email]] : [];
}

/** Fills the empty fields of the account forms with what is known of them. */
export function prefill(form: HTMLFormElement): void {
  const values = knownValues(form);
  for (const [name, value] of values) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
  const box = form.elements.namedItem('remember');
  if (box instanceof HTMLInputElement && values.length > 0) box.checked = true;
}
