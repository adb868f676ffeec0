import {notify} from './notify';
import {remember, remembered} from './storage';

/** What the home page's form held, on its way to registration: for this visit only, and never a password. */
const draftKey = 'registration-draft';

const text = (values: FormData, name: string) => String(values.get(name) ?? '');

/** Keeps every field but passwords for the registration form, and opens it. */
function carryToRegistration(_: FormData, form: HTMLFormElement): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const draft = fields.filter(({type}) => type !== 'password').map(({name, value}) => [name, value]);
  remember(draftKey, new URLSearchParams(draft).toString(), 'sessionStorage');
  window.location.assign(form.dataset.next ?? '/');
}

function signIn(values: FormData): void {
  const email = text(values, 'email');
  console.log('Sign in attempt', {email});
  void notify({title: 'Sign in attempt', text: `An attempt was made with ${email}.`});
}

function register(values: FormData): void {
  const [name, email, company] = ['name', 'email', 'company'].map((field) => text(values, field));
  console.log('Registration attempt', {name, email, company});
  void notify({
    title: 'Registration attempt',
    text: `No account was created for ${email}: this form sends nothing yet. What you typed is still here.`,
  });
}

function message(_: FormData, form: HTMLFormElement): void {
  void notify({title: 'Your message was not sent', text: form.dataset.answer});
}

/** What a valid form does, by the name in its `data-form`. None of them sends a request. */
export const formActions: Record<string, (values: FormData, form: HTMLFormElement) => void> = {
  trial: carryToRegistration,
  signin: signIn,
  register,
  message,
};

/** Fills the empty fields of the registration form with what the home page's form held. */
export function prefill(form: HTMLFormElement): void {
  const draft = form.dataset.form === 'register' ? remembered(draftKey, 'sessionStorage') : undefined;
  if (!draft) return;
  for (const [name, value] of new URLSearchParams(draft)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
