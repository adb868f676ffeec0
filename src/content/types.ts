import type {FieldProps} from '../components/Field';
import type {MailFormProps} from '../components/MailForm';

export interface LinkEntry {
  title: string;
  href: string;
  description?: string;
}

/** A field of a form. The section that renders the form makes the id from its name. */
export type FormField = Omit<FieldProps, 'id'>;

/** A form that becomes a mail. The section that renders it sets the ids. */
export type MailFormContent = Omit<MailFormProps, 'id' | 'labelledBy'> & {
  /** Says what submitting does, before anything is typed. */
  note: string;
};
