import type {ReactNode} from 'react';
import {PartnerMark} from '../../components/PartnerMark';
import type {PartnersContent} from '../../content/company/types';
import styles from './PartnerMarks.module.css';

/** Renders the partners' logos as a table of cells. */
export function PartnerMarks({title, items}: PartnersContent['marks']): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="marks">
      <h2 className="visually-hidden" id="marks">
        {title}
      </h2>
      <ul className={styles.marks} data-count="logos">
        {items.map((mark) => (
          <li key={mark.name} className={styles.cell}>
            <PartnerMark {...mark} />
          </li>
        ))}
      </ul>
    </section>
  );
}
