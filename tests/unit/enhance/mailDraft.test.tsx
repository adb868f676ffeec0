import {screen} from '@testing-library/react';
import {MailForm} from '../../../src/components/MailForm';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {contactContent} from '../../../src/content/company/contact';
import {supportContent} from '../../../src/content/developers/support';
import {forms} from '../../../src/enhance/forms';
import {install, show} from '../../helpers/enhance';

install(forms);

const {mail} = supportContent.form;

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

const description = () => screen.getByLabelText<HTMLTextAreaElement>(/^Description/);
const draft = () => document.querySelector('[data-mail-draft] pre')?.textContent;

async function write(text: string) {
  const user = show(
    <>
      <MailForm id="support" labelledBy="write" {...mail} />
      <NoticeRegion />
    </>,
  );
  await user.selectOptions(screen.getByLabelText(/^Support Topic/), 'Account & Billing');
  await user.type(screen.getByLabelText(/^Full Name/), 'Ada');
  await user.click(description());
  await user.paste(text);
  // The listener above prevents the submit event that a click causes.
  description().form?.requestSubmit();
  return user;
}

it('a form that becomes an email opens it in the mail program, and shows the same text, which follows what is typed', async () => {
  const user = await write('It hums.\nÄ&?=<b>');
  expect(opened).toEqual([
    `mailto:${mail.to}?subject=Account%20%26%20Billing&body=It%20hums.%0D%0A%C3%84%26%3F%3D%3Cb%3E%0D%0A%0D%0AFull%20Name%3A%20Ada`,
  ]);
  expect(draft()).toBe(`To: ${mail.to}\nSubject: Account & Billing\n\nIt hums.\nÄ&?=<b>\n\nFull Name: Ada`);
  await user.type(description(), ' Loudly.');
  expect(draft()).toContain('<b> Loudly.');
  expect(opened).toHaveLength(1);
});

it('a form that becomes an email asks for its text when it’s empty, until any field is filled in', async () => {
  const user = show(<MailForm id="contact" labelledBy="write" {...contactContent.form.mail} />);
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message/);
  message.form?.requestSubmit();
  expect(message).toHaveAccessibleDescription('Write a message.');
  await user.type(screen.getByLabelText(/^Subject/), 'Prices');
  expect(message).toBeValid();
  expect(opened).toEqual([]);
});

it('a form that becomes an email survives half a surrogate pair, and encodes plus signs differently from spaces', async () => {
  await write('1 + 1\ud83d\nend');
  expect(opened[0]).toContain('body=1%20%2B%201%EF%BF%BD%0D%0Aend');
});

it('a form that becomes an email leaves out of the address a text that is too long for email programs, and says so', async () => {
  await write('x'.repeat(2_000));
  expect(opened).toEqual([`mailto:${mail.to}?subject=Account%20%26%20Billing`]);
  expect(screen.getByText(mail.draft.tooLong, {selector: '[data-mail-draft] *'})).toBeVisible();
  expect(screen.getByText(mail.draft.complete)).not.toBeVisible();
  expect(draft()).toContain('x'.repeat(2_000));
});

it('a form that becomes an email cuts a subject that makes the address too long', async () => {
  const user = show(<MailForm id="contact" labelledBy="write" {...contactContent.form.mail} />);
  for (const name of [/^Subject/, /^Message/]) {
    await user.click(screen.getByLabelText(name));
    await user.paste('Ä'.repeat(10_000));
  }
  screen.getByLabelText<HTMLInputElement>(/^Subject/).form?.requestSubmit();
  expect(opened[0]).toMatch(/\?subject=(%C3%84){200}$/);
});
