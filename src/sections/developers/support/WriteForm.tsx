import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {MailForm} from '../../../components/MailForm';
import {MoreLink} from '../../../components/MoreLink';
import {Section} from '../../../components/Section';
import type {SupportContent} from '../../../content/developers/types';
import styles from './WriteForm.module.css';

/** Renders the form that becomes an email to support, beside links to pages that often help. */
export function WriteForm({content}: {content: SupportContent['form']}): ReactNode {
  const {title, lead, mail, topicsTitle, topics, contact} = content;
  return (
    <Section id="write" title={title} lead={lead}>
      <div className={styles.columns}>
        <MailForm id="support" labelledBy="write" {...mail} />
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
