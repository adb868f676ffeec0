import type {ReactNode} from 'react';
import {CopyButton} from '../CopyButton';
import styles from './styles.module.css';
import './tokens.css';

export interface CodeFrameProps {
  /** Which language it is, for styles and tests. */
  language: string;
  /** The language's name as readers know it. */
  languageLabel: string;
  /** A caption, often a file name. */
  title?: string;
  /** What the code does; names the copy button. */
  label?: string;
}

/** Renders the frame of a code sample: its language, title, and a copy button that `src/enhance/copy.ts` serves. */
export function CodeFrame({
  language,
  languageLabel,
  title,
  label,
  children,
}: CodeFrameProps & {/** A `code` element. */ children: ReactNode}): ReactNode {
  const name = label ?? title ?? `${languageLabel} sample`;
  return (
    <div className={styles.block} data-code={language}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? languageLabel}</span>
        {title && <span className={styles.language}>{languageLabel}</span>}
        <CopyButton words="Copy" name={`Copy code: ${name}`} />
      </div>
      <pre className={styles.pre} data-scrolls>
        {children}
      </pre>
    </div>
  );
}
