import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.css';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
}

/**
 * Renders questions as native `<details>`. Their shared name keeps at most one answer open at a time.
 * @param name unique on its page
 */
export function Accordion({name, items}: {name: string; items: AccordionItem[]}): ReactNode {
  return (
    <div className={styles.accordion}>
      {items.map(({question, answer}) => (
        <details key={question} className={styles.item} name={name}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
