import {screen, within} from '@testing-library/dom';
import {MailForm} from '../../../src/components/MailForm';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {contactContent} from '../../../src/content/company/contact';
import {supportContent} from '../../../src/content/developers/support';
import {forms} from '../../../src/enhance/forms';
import {install, show} from '../../helpers/enhance';

install(forms);

const {mail} = supportContent.form;
const page = (
  <>
    <h2 id="write">Write</h2>
    <MailForm id="support" labelledBy="write" {...mail} />
    <NoticeRegion />
  </>
);

/** The addresses that were opened. jsdom has no email program. */
const opened: string[] = [];
const note = (event: MouseEvent) => {
  if (event.target instanceof HTMLAnchorElement) opened.push(event.target.href);
  event.preventDefault();
};
beforeEach(() => {
  opened.length = 0;
  document.addEventListener('click', note);
});
afterEach(() => document.removeEventListener('click', note));

const description = () => screen.getByLabelText(/^Description/);
const draft = () => document.querySelector<HTMLElement>('[data-mail-draft]') as HTMLElement;
const draftText = () => draft().querySelector('pre')?.textContent;

async function write(text: string) {
  const user = show(page);
  await user.selectOptions(screen.getByLabelText(/^Support Topic/), 'Account & Billing');
  await user.type(screen.getByLabelText(/^Full Name/), 'Ada');
  await user.click(description());
  await user.paste(text);
  // The listener above prevents the submit event that a click causes.
  description().closest('form')?.requestSubmit();
  return user;
}

describe('a form that becomes an email', () => {
  it('says what it does before anything is typed', () => {
    show(page);
    expect(screen.getByText(/sends nothing itself/)).toHaveTextContent('support@');
    expect(draft()).not.toBeVisible();
  });

  it('opens nothing while a required field is empty, and says which', () => {
    show(page);
    description().closest('form')?.requestSubmit();
    expect(description()).toHaveAccessibleDescription('Enter your description.');
    expect(screen.getByLabelText(/^Support Topic/)).toHaveFocus();
    expect(opened).toEqual([]);
    expect(draft()).not.toBeVisible();
  });

  it('opens an email to the mailbox, with the topic as its subject and the rest as its text', async () => {
    await write('It hums.\nÄ&?=<b>');
    expect(opened).toHaveLength(1);
    const url = new URL(opened[0] ?? '');
    expect(url.protocol + url.pathname).toBe(`mailto:${mail.to}`);
    expect(url.searchParams.get('subject')).toBe('Account & Billing');
    expect(url.searchParams.get('body')).toBe('It hums.\r\nÄ&?=<b>\r\n\r\nFull Name: Ada');
    expect(opened[0]).toContain('subject=Account%20%26%20Billing&body=It%20hums.%0D%0A');
  });

  it('survives half a surrogate pair, and encodes plus signs and line breaks differently from spaces', async () => {
    await write('1 + 1\ud83d\nend');
    expect(opened[0]).toContain('body=1%20%2B%201%EF%BF%BD%0D%0Aend');
  });

  it('shows the same text to copy, and keeps what was typed', async () => {
    await write('It hums.');
    expect(draft()).toBeVisible();
    expect(draftText()).toBe(`To: ${mail.to}\nSubject: Account & Billing\n\nIt hums.\n\nFull Name: Ada`);
    expect(within(draft()).getByRole('button', {name: 'Copy message'}).closest('[data-code]')).toBe(draft());
    expect(description()).toHaveValue('It hums.');
    expect(screen.getByRole('status')).toHaveTextContent(mail.draft.complete);
  });

  it('updates the draft while more is typed, without opening it again', async () => {
    const user = await write('It hums.');
    await user.type(description(), ' Loudly.');
    expect(draftText()).toContain('It hums. Loudly.');
    expect(opened).toHaveLength(1);
  });

  it('leaves out of the address a text that is too long for email programs, and says so', async () => {
    await write('x'.repeat(2_000));
    expect(opened[0]).toBe(`mailto:${mail.to}?subject=Account%20%26%20Billing`);
    expect(screen.getByText(mail.draft.tooLong, {selector: '[data-mail-draft] *'})).toBeVisible();
    expect(screen.getByText(mail.draft.complete)).not.toBeVisible();
    expect(draftText()).toContain('x'.repeat(2_000));
  });
});

it('cuts a subject that makes the address too long', async () => {
  const user = show(<MailForm id="contact" labelledBy="write" {...contactContent.form.mail} />);
  for (const name of [/^Subject/, /^Message/]) {
    await user.click(screen.getByLabelText(name));
    await user.paste('Ä'.repeat(10_000));
  }
  screen.getByLabelText<HTMLInputElement>(/^Subject/).form?.requestSubmit();
  expect(opened[0]).toMatch(/\?subject=(%C3%84){200}$/);
  expect(opened[0]?.length).toBeLessThan(1_900);
});

it('names its subject and its text among its fields, on both pages', () => {
  for (const form of [mail, contactContent.form.mail]) {
    const names = form.fields.filter(({required}) => required).map(({name}) => name);
    expect(names).toEqual([form.subject, form.text]);
  }
});
