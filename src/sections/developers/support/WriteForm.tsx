import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {SubmitButton} from '../../../components/Button';
import {Field} from '../../../components/Field';
import {MoreLink} from '../../../components/MoreLink';
import {Section} from '../../../components/Section';
import type {SupportContent} from '../../../content/developers/types';
import styles from './WriteForm.module.css';

/** Renders the contact form, which says that it sends nothing yet, beside links to pages that often help. */
export function WriteForm({content}: {content: SupportContent['form']}): ReactNode {
  const {title, lead, fields, submit, answer, withoutScript, topicsTitle, topics, contact} = content;
  return (
    <Section id="write" title={title} lead={lead}>
      <div className={styles.columns}>
        <form
          className={styles.form}
          method="dialog"
          aria-labelledby="write"
          data-form="message"
          data-message-title={answer.title}
          data-message-text={answer.text}
        >
          {fields.map((field) => (
            <Field key={field.name} id={`support-${field.name}`} {...field} />
          ))}
          <SubmitButton size="large">{submit}</SubmitButton>
          <noscript>
            <p>{withoutScript}</p>
          </noscript>
        </form>
        <div>
          <h3 className={styles.topicsTitle}>{topicsTitle}</h3>
          <dl className={styles.topics}>
            {topics.map(({topic, links}) => (
              <div key={topic} className={styles.topic}>
                <dt>{topic}</dt>
                {links.map((link) => (
                  <dd key={link.href}>
                    <Link to={link.href}>{link.title}</Link>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <MoreLink {...contact} />
        </div>
      </div>
    </Section>
  );
}
