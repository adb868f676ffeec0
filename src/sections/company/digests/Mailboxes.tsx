import type {ReactNode} from 'react';
import type {ContactCard} from '../../../content/company/types';
import styles from './Mailboxes.module.css';

/** Renders the email addresses in large letters. */
export function Mailboxes({items}: {items: ContactCard[]}): ReactNode {
  return (
    <ul className={styles.mailboxes}>
      {items.map(({title, email}) => (
        <li key={title}>
          <h3 className={styles.title}>{title}</h3>
          <a className={styles.email} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      ))}
    </ul>
  );
}
