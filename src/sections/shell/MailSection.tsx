import type {ReactNode} from 'react';
import {MailForm} from '../../components/MailForm';
import {Section} from '../../components/Section';
import type {MailFormContent} from '../../content/types';

interface MailSectionProps {
  /** The id of the heading. */
  id: string;
  content: {title: string; lead: string; mail: MailFormContent};
  tone: 'raised' | 'ruled';
  /** The prefix of the fields' ids. */
  prefix: string;
  /** Content below the heading, or below the form on narrow screens. */
  children?: ReactNode;
}

/** Renders a form that becomes an email beside its heading and what submitting does. */
export function MailSection({id, content, tone, prefix, children}: MailSectionProps) {
  const {note, ...mail} = content.mail;
  const lead = (
    <>
      {content.lead} <span className="block mt-5 type-body">{note}</span>
    </>
  );
  return (
    <Section id={id} title={content.title} lead={lead} tone={tone} layout="split" aside={children}>
      <MailForm id={prefix} labelledBy={id} {...mail} />
    </Section>
  );
}
