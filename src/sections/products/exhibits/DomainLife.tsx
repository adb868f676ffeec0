import clsx from 'clsx';
import {Fragment} from 'react';
import {ConfidenceText, isUnsure} from '../../../components/Confidence';
import {Measure} from '../../../components/Measure';
import type {workshop} from '../../../content/products/houndify';
import styles from './DomainLife.module.css';

type Domain = typeof workshop;

/** Renders a domain's definition field by field, and the weights of its phrases as bars. */
function Definition({terms, phrases, intents, ...texts}: Domain['definition']) {
  const entries = {
    ...texts,
    name: <span className="semibold snug type-h3">{texts.name}</span>,
    terms: (
      <span className={clsx('cluster gap-2', styles.terms)}>
        {terms.map((term) => (
          <span key={term}>{term}</span>
        ))}
      </span>
    ),
    phrases: phrases.map(({text, weight}) => (
      <span key={text} className={clsx('center stack', styles.phrase)}>
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
    <dl className="grid rows">
      {Object.entries(entries).map(([name, entry]) => (
        <div key={name} className={clsx('baseline py-4 stack', styles.entry)}>
          <dt className="accent mono tiny">{name}</dt>
          <dd className="stack gap-2 ink small">{entry}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders what is heard at one time, and marks the words that are different in what is heard at the other time. */
function Heard({title, text, confidence, other}: Domain['before'] & {title: string; other: string}) {
  const others = other.split(' ');
  const words = text.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      {word === others[index] ? word : <span className="accent amber">{word}</span>}
    </Fragment>
  ));
  return (
    <p className="ink medium snug tight type-figure" data-unsure={isUnsure(confidence) || undefined}>
      <span className="block label regular">{title}</span> “{words}”{' '}
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
      <div className={clsx('boxed stack gap-6 sunken', styles.life)}>
        <Heard title="Before training it hears" {...before} other={after.text} />
        <ol className={styles.steps}>
          {steps.map(({call, status, state, text}) => (
            <li key={call} className="stack gap-1" data-state={state}>
              <p className="anywhere ink mono tiny">{call}</p>
              <p className="ink lead semibold snug">
                <span className="muted mono tiny regular">{id}</span> {status}
              </p>
              <p className="muted small">{text}</p>
            </li>
          ))}
        </ol>
        <Heard title="Ready, it hears" {...after} other={before.text} />
      </div>
    </figure>
  );
}
