import type {ReactNode} from 'react';
import {SubmitButton} from '../../components/Button';
import {Field} from '../../components/Field';
import type {ContactContent} from '../../content/company/types';
import styles from './MessageForm.module.css';

/** Renders the message form, which isn't connected. Submitting it shows a notice that says so, and keeps the text. */
export function MessageForm({form}: {form: ContactContent['form']}): ReactNode {
  const {fields, submit, answer, withoutScript} = form;
  return (
    <form
      className={styles.form}
      method="dialog"
      aria-labelledby="message"
      data-form="message"
      data-message-title={answer.title}
      data-message-text={answer.text}
    >
      {fields.map((field) => (
        <Field key={field.name} id={`contact-${field.name}`} {...field} />
      ))}
      <SubmitButton size="large">{submit}</SubmitButton>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
    </form>
  );
}
