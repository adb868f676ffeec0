import clsx from 'clsx';
import {SubmitButton} from '../Button';
import {CopyButton} from '../CopyButton';
import {Field, type FieldProps} from '../Field';
import styles from './styles.module.css';

export interface MailFormProps {
  /** The prefix of the fields' ids. Unique on its page. */
  id: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
  fields: Omit<FieldProps, 'id'>[];
  /** The address that the email goes to. */
  to: string;
  /** The name of the field that becomes the email's subject. */
  subject: string;
  /** The name of the field that becomes the email's text. The other fields are listed below it. */
  text: string;
  submit: string;
  draft: {
    title: string;
    /** Shown if the mail program gets the whole message. */
    complete: string;
    /** Shown if the text is too long for the address that opens a mail program. */
    tooLong: string;
    open: string;
    copy: string;
    copyFailed: string;
  };
  withoutScript: string;
}

/**
 * Renders a form that becomes an email in the visitor's mail program, and a draft of that email, which can be copied.
 * `forms.ts` in `src/enhance` checks the fields, and `mailDraft.ts` fills the draft and opens the mail program. The
 * site sends nothing.
 */
export function MailForm({id, labelledBy, fields, to, draft, ...form}: MailFormProps) {
  const address = `mailto:${to}`;
  return (
    <>
      <noscript>
        <p>
          {form.withoutScript} <a href={address}>{to}</a>
        </p>
      </noscript>
      <form
        className={clsx('stack gap-5', styles.form)}
        method="dialog"
        aria-labelledby={labelledBy}
        data-form="mail"
        data-mail-to={to}
        data-mail-subject={form.subject}
        data-mail-text={form.text}
        data-needs-script
      >
        {fields.map((field) => (
          <Field key={field.name} id={`${id}-${field.name}`} {...field} />
        ))}
        <div className={styles.submit}>
          <SubmitButton size="large">{form.submit}</SubmitButton>
        </div>
        <section
          className={clsx('border-strong stack gap-4 surface rounded', styles.draft)}
          aria-label={draft.title}
          data-mail-draft
          data-code=""
          hidden
        >
          <p data-mail-complete>{draft.complete}</p>
          <p data-mail-too-long hidden>
            {draft.tooLong}
          </p>
          <pre className={clsx('anywhere ink small', styles.text)} />
          <p className={clsx('cluster', styles.ways)}>
            <CopyButton words={draft.copy} failure={draft.copyFailed} />
            <a className="semibold small target" href={address} data-mail-link>
              {draft.open}
            </a>
          </p>
        </section>
      </form>
    </>
  );
}
