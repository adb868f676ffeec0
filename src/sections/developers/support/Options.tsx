import type {ReactNode} from 'react';
import {MoreLink} from '../../../components/MoreLink';
import {Section} from '../../../components/Section';
import type {SupportContent} from '../../../content/developers/types';
import styles from './Options.module.css';

/** Renders the ways to get help, each with its response time. */
export function Options({content}: {content: SupportContent['options']}): ReactNode {
  return (
    <Section id="options" title={content.title} lead={content.lead} tone="raised">
      <ol className={styles.options}>
        {content.items.map(({title, text, answer, link}) => (
          <li key={title} className={styles.option}>
            <p className={styles.answer}>{answer}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <MoreLink {...link} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
