import type {ReactNode} from 'react';
import type {DialogueMoment} from '../../../content/products/types';
import styles from './Understood.module.css';

/** Renders what a turn meant: its intent, and the entities with the words they come from. */
export function Understood({intent, entities}: Pick<DialogueMoment, 'intent' | 'entities'>): ReactNode {
  return (
    <dl className={styles.understood}>
      {intent && (
        <div>
          <dt>intent</dt>
          <dd>
            {intent.name} <span className={styles.source}>{intent.confidence.toFixed(2)}</span>
          </dd>
        </div>
      )}
      {entities?.map(({type, value, source}) => (
        <div key={type}>
          <dt>{type}</dt>
          <dd>
            {value} {source && <span className={styles.source}>{source}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
