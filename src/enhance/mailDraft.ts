import {all, announce} from './dom';

/** The longest address, in characters, that all common mail programs and browsers open. */
const maxAddressLength = 1_900;

/** The longest subject, in characters, of an address without the text. When encoded, a character takes up to nine. */
const maxSubjectLength = 200;

/** Encodes a text for a `mailto:` address. Unlike `encodeURIComponent`, it doesn't throw for a lone surrogate. */
const encode = (text: string) => new URLSearchParams({text}).toString().slice('text='.length).replaceAll('+', '%20');

const part = <T extends HTMLElement>(form: HTMLFormElement, name: string) =>
  form.querySelector<T>(`[data-mail-${name}]`);

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns what visitors fill in or choose in a form. */
export const controlsOf = (form: HTMLFormElement) => all<Control>('input, textarea, select', form);

/** Returns the subject and the text of the email that a form describes. Lines end with CRLF, as in emails. */
function readMail(form: HTMLFormElement): {subject: string; text: string} {
  const {mailSubject = '', mailText = ''} = form.dataset;
  const controls = controlsOf(form).filter(({value}) => value.trim() !== '');
  const typed = (name: string) => controls.find((control) => control.name === name)?.value.trim() ?? '';
  const others = controls
    .filter(({name}) => name !== mailSubject && name !== mailText)
    .map(({labels, value}) => `${labels?.[0]?.firstChild?.textContent?.trim()}: ${value.trim()}`);
  const text = [typed(mailText), others.join('\n')].filter(Boolean).join('\n\n');
  return {subject: typed(mailSubject), text: text.replace(/\r?\n/g, '\r\n')};
}

/** Fills a form's draft, shows it, and returns the announcement for screen readers. */
function fillDraft(form: HTMLFormElement): string {
  const {mailTo = ''} = form.dataset;
  const {subject, text} = readMail(form);
  const withSubject = (words: string) => `mailto:${mailTo}?subject=${encode(words)}`;
  const address = `${withSubject(subject)}&body=${encode(text)}`;
  const isTooLong = address.length > maxAddressLength;
  const [draft, link] = [part(form, 'draft'), part<HTMLAnchorElement>(form, 'link')];
  const [complete, tooLong] = [part(form, 'complete'), part(form, 'too-long')];
  const copied = draft?.querySelector('pre');
  if (!draft || !link || !complete || !tooLong || !copied) return '';
  copied.textContent = `To: ${mailTo}\nSubject: ${subject}\n\n${text.replaceAll('\r\n', '\n')}`;
  link.href = isTooLong ? withSubject(subject.slice(0, maxSubjectLength)) : address;
  complete.hidden = isTooLong;
  tooLong.hidden = !isTooLong;
  draft.hidden = false;
  return (isTooLong ? tooLong : complete).textContent ?? '';
}

/** Opens the visitor's mail program with what was typed, and shows the same text to copy. */
export function openMail(form: HTMLFormElement): void {
  announce(fillDraft(form));
  // Brings the draft into view, which may be below the window.
  part(form, 'link')?.focus();
  part(form, 'link')?.click();
}

/** Updates the draft with what is typed, if it's visible. */
export function updateDraft(form: HTMLFormElement): void {
  if (part(form, 'draft')?.hidden === false) fillDraft(form);
}
