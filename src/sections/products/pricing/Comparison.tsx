import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import {Table} from '../../../components/Table';
import type {PricingContent} from '../../../content/pricing/types';
import styles from './Comparison.module.css';

/** Renders all figures of the plans in one table. */
export function Comparison({content}: {content: PricingContent['comparison']}): ReactNode {
  const {title, caption, columns, rows, absent} = content;
  const cell = (text: string | undefined) =>
    text ? (
      <span className={styles.cell}>{text}</span>
    ) : (
      <span className={styles.absent}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{absent}</span>
      </span>
    );
  return (
    <Section id="compare" title={title}>
      <div className={styles.table}>
        <Table
          caption={caption}
          columns={columns}
          rows={rows.map(({header, cells}) => ({header, cells: cells.map(cell)}))}
        />
      </div>
    </Section>
  );
}
