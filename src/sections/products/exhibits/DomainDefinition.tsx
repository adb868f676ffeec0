import type {ReactNode} from 'react';
import type {DomainExhibit} from '../../../content/products/types';
import {Measure} from '../Measure';
import styles from './DomainDefinition.module.css';

/** A domain's definition, field by field, with the weights of its phrases drawn. */
export function DomainDefinition({
  name,
  description,
  language,
  terms,
  phrases,
  intents,
}: DomainExhibit['definition']): ReactNode {
  return (
    <dl className={styles.definition}>
      <div>
        <dt>name</dt>
        <dd>
          <span className={styles.name}>{name}</span> {description}
        </dd>
      </div>
      <div>
        <dt>language</dt>
        <dd>{language}</dd>
      </div>
      <div>
        <dt>terms</dt>
        <dd className={styles.terms}>
          {terms.map((term) => (
            <span key={term}>{term}</span>
          ))}
        </dd>
      </div>
      <div>
        <dt>phrases</dt>
        <dd>
          {phrases.map(({text, weight}) => (
            <span key={text} className={styles.phrase}>
              <span>{text}</span>
              <Measure value={weight} />
              <span className={styles.weight}>
                <span className="visually-hidden">weight </span>
                {weight}
              </span>
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>intents</dt>
        <dd>
          {intents.map((intent) => (
            <span key={intent.name} className={styles.intent}>
              <code>{intent.name}</code>
              {intent.examples.map((example) => (
                <span key={example}>“{example}”</span>
              ))}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
