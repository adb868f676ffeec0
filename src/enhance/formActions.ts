import {notifyFrom} from './notify';
import {remember, remembered} from './storage';

/** The session storage key of the values that the home page's form passes to registration. */
const draftKey = 'registration-draft';

/** The fields that a form logs, by the name of the form. Source: spec/site-and-marketing.md, section 7. */
const loggedFields: Record<string, string[]> = {signin: ['email'], register: ['name', 'email', 'company']};

/** Keeps the values of all fields but passwords for this visit, and opens the registration form. */
function carryToRegistration(form: HTMLFormElement): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const draft = fields.filter(({type}) => type !== 'password').map(({name, value}) => [name, value]);
  remember(draftKey, new URLSearchParams(draft).toString(), 'sessionStorage');
  window.location.assign(form.dataset.next ?? '/');
}

/** Shows the form's notice, and logs the values that the specification names. */
function respond(form: HTMLFormElement): void {
  const names = loggedFields[form.dataset.form ?? ''] ?? [];
  const values = new FormData(form);
  const logged = Object.fromEntries(names.map((name) => [name, String(values.get(name) ?? '')]));
  if (names.length > 0) console.log(form.dataset.messageTitle, logged);
  void notifyFrom(form, {values: logged});
}

/** What a valid form does, by the name in its `data-form`. None of them sends a request. */
export const formActions: Record<string, (form: HTMLFormElement) => void> = {
  trial: carryToRegistration,
  signin: respond,
  register: respond,
  message: respond,
};

/** Fills the empty fields of the registration form with the values from the home page's form. */
export function prefill(form: HTMLFormElement): void {
  const draft = form.dataset.form === 'register' ? remembered(draftKey, 'sessionStorage') : undefined;
  if (!draft) return;
  for (const [name, value] of new URLSearchParams(draft)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
