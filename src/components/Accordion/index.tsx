import clsx from 'clsx';
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
export function Accordion({name, items}: {name: string; items: AccordionItem[]}) {
  return (
    <div className="rows">
      {items.map(({question, answer}) => (
        <details key={question} name={name}>
          <summary className={clsx('cluster between ink semibold gap-4', styles.question)}>
            {question}
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
