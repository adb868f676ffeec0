import type {ReactNode} from 'react';
import {Measure} from '../../../components/Measure';
import type {DomainExhibit} from '../../../content/products/types';
import styles from './DomainDefinition.module.css';

type Definition = DomainExhibit['definition'];

function Entry({name, children}: {name: keyof Definition; children: ReactNode}): ReactNode {
  return (
    <div className={styles.entry}>
      <dt>{name}</dt>
      <dd data-entry={name}>{children}</dd>
    </div>
  );
}

/** Renders a domain's definition field by field, and the weights of its phrases as bars. */
export function DomainDefinition({name, description, language, terms, phrases, intents}: Definition): ReactNode {
  return (
    <dl className={styles.definition}>
      <Entry name="name">
        <span className={styles.name}>{name}</span>
      </Entry>
      <Entry name="description">{description}</Entry>
      <Entry name="language">{language}</Entry>
      <Entry name="terms">
        {terms.map((term) => (
          <span key={term}>{term}</span>
        ))}
      </Entry>
      <Entry name="phrases">
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
      </Entry>
      <Entry name="intents">
        {intents.map((intent) => (
          <span key={intent.name} className={styles.intent}>
            <code>{intent.name}</code>
            {intent.examples.map((example) => (
              <span key={example}>“{example}”</span>
            ))}
          </span>
        ))}
      </Entry>
    </dl>
  );
}
