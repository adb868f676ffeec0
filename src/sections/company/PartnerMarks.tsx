import type {ReactNode} from 'react';
import type {PartnersContent} from '../../content/company/types';
import styles from './PartnerMarks.module.css';

/** Renders the partners' logos, each in one color and its own typeface. */
export function PartnerMarks({title, items}: PartnersContent['marks']): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="marks">
      <h2 className="visually-hidden" id="marks">
        {title}
      </h2>
      <ul className={styles.marks} data-count="logos">
        {items.map(({name, glyph, face}) => (
          <li key={name} className={styles.mark} data-face={face}>
            <svg className={styles.glyph} viewBox="0 0 32 32" aria-hidden="true">
              <path d={glyph} />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
