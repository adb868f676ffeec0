import type {ReactNode} from 'react';
import styles from './figures.module.css';

const greetings = [
  ['en', 'Hello'],
  ['es', 'Hola'],
  ['fr', 'Bonjour'],
  ['de', 'Guten Tag'],
  ['it', 'Buongiorno'],
  ['pt', 'Olá'],
  ['sv', 'Hej'],
  ['tr', 'Merhaba'],
  ['pl', 'Dzień dobry'],
] as const;

/** Renders the same greeting in several languages. */
export function Greetings(): ReactNode {
  return (
    <p className={styles.greetings} aria-hidden="true">
      {greetings.map(([language, greeting]) => (
        <span key={language} lang={language}>
          {greeting}
        </span>
      ))}
    </p>
  );
}
