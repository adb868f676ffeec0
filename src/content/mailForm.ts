import type {MailFormContent} from './types';

/** Returns the texts of a form that becomes a mail to the given address. */
export const mailForm = (to: string): Omit<MailFormContent, 'fields' | 'subject' | 'text'> => ({
  to,
  note: `This form sends nothing itself. It opens your mail program with the message filled in, addressed to ${to}.`,
  submit: 'Open as email',
  draft: {
    title: 'Your message',
    complete: 'Your mail program opens with this message. Send it from there, or copy it.',
    tooLong:
      'Your mail program opens with the subject only, because this message is too long for it. Copy the message, and paste it there.',
    open: 'Open as email again',
    copy: 'Copy message',
    copyFailed: 'Couldn’t copy. Select the text instead.',
  },
  withoutScript: 'Without JavaScript, this form can’t fill in a mail. Write to us directly:',
});
