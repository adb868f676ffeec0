import type {ReactNode} from 'react';
import {buttonClass} from '../Button';
import {Icon} from '../Icon';
import styles from './styles.module.css';

interface DisclosureProps {
  title: string;
  /** What the details are about, for screen readers, because several disclosures of a page have the same title. */
  subject: string;
  /** The details' id. A link to it expands them. */
  id?: string;
  children: ReactNode;
}

/** Renders a native `<details>` whose summary looks like a button, with details that expand in place. */
export function Disclosure({title, subject, id, children}: DisclosureProps) {
  return (
    <details>
      <summary className={buttonClass({variant: 'outline'})} data-no-print>
        {title}
        <span className="visually-hidden">: {subject}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  );
}
