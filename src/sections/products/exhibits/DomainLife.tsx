import clsx from 'clsx';
import {ConfidenceText, isUnsure} from '../../../components/Confidence';
import {Measure} from '../../../components/Measure';
import type {workshop} from '../../../content/products/houndify';
import styles from './DomainLife.module.css';

type Domain = typeof workshop;

/** Renders a domain's definition field by field, and the weights of its phrases as bars. */
function Definition({terms, phrases, intents, ...texts}: Domain['definition']) {
  const entries = {
    ...texts,
    name: <span className={clsx('type-h3 semibold', styles.name)}>{texts.name}</span>,
    terms: (
      <span className={clsx('gap-2', styles.terms)}>
        {terms.map((term) => (
          <span key={term}>{term}</span>
        ))}
      </span>
    ),
    phrases: phrases.map(({text, weight}) => (
      <span key={text} className={styles.phrase}>
        <span>{text}</span>
        <Measure value={weight} />
        <span className="muted mono tiny">
          <span className="visually-hidden">weight </span>
          {weight}
        </span>
      </span>
    )),
    intents: intents.map(({name, examples}) => (
      <span key={name} className="muted stack gap-0">
        <code className="ink tiny">{name}</code>
        {examples.map((example) => (
          <span key={example}>“{example}”</span>
        ))}
      </span>
    )),
  };
  return (
    <dl>
      {Object.entries(entries).map(([name, entry]) => (
        <div key={name} className={clsx('baseline stack', styles.entry)}>
          <dt className="accent mono tiny">{name}</dt>
          <dd className="stack gap-2 ink small">{entry}</dd>
        </div>
      ))}
    </dl>
  );
}

function Heard({title, text, confidence}: Domain['before'] & {title: string}) {
  return (
    <p className={clsx('ink medium', styles.heard)} data-unsure={isUnsure(confidence) || undefined}>
      <span className="label regular">{title}</span> <span className="amber">“{text}”</span>{' '}
      <span className="muted mono small regular amber">
        <ConfidenceText value={confidence} />
      </span>
    </p>
  );
}

/** Renders a domain from its definition through training to ready, and how recognition changes. */
export function DomainLife({label, definition, id, steps, before, after}: Domain) {
  return (
    <figure className={clsx('stack gap-8', styles.exhibit)} aria-label={label}>
      <Definition {...definition} />
      <div className={clsx('stack gap-6', styles.life)}>
        <Heard title="Before training it hears" {...before} />
        <ol className={styles.steps}>
          {steps.map(({call, status, state, text}) => (
            <li key={call} className="stack gap-1" data-state={state}>
              <p className={clsx('ink mono tiny', styles.call)}>{call}</p>
              <p className={clsx('ink lead semibold', styles.status)}>
                <span className="muted mono tiny regular">{id}</span> {status}
              </p>
              <p className="muted small">{text}</p>
            </li>
          ))}
        </ol>
        <Heard title="Ready, it hears" {...after} />
      </div>
    </figure>
  );
}
