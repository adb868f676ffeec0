import clsx from 'clsx';
import {type ReactNode, useId, useMemo, useState} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Field} from '../../components/Field';
import {curly} from '../../facts/format';
import {Restore} from '../shared/Restore';
import {copy, firstSentence, maxCharacters, reasons, samples} from './copy';
import {Score} from './Score';
import styles from './styles.module.css';
import {understand} from './understand';

/** Returns the sentence, or its first words if it's too long to be drawn. */
function drawnPart(sentence: string): string {
  if (sentence.length <= maxCharacters) return sentence;
  const end = sentence.slice(0, maxCharacters + 1).search(/\s+\S*$/);
  return sentence.slice(0, end > 0 ? end : maxCharacters);
}

/** Renders the intent, the entities, what is unsure and why, and what a product would say. */
function Meaning({phrases, intent, answer, unsure}: ReturnType<typeof understand>): ReactNode {
  const isEmpty = phrases.length === 0;
  const facts = [
    isEmpty ? {term: 'Intent', value: '–', confidence: undefined} : {term: 'Intent', value: intent.name, ...intent},
    ...phrases.flatMap(({entity}) => entity && {term: entity.type, ...entity}).filter((fact) => fact !== undefined),
  ];
  return (
    <div className={clsx('anywhere beside gap-y-4 py-4 small snug stack whole-row', styles.meaning)}>
      <dl className={clsx('cluster gap-2 gap-x-8 top', styles.facts)}>
        {facts.map(({term, value, confidence}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entity may occur twice.
          <div key={index} data-unsure={(confidence && isUnsure(confidence)) || undefined}>
            <dt className="muted tiny">{term}</dt>
            <dd className="amber ink mono type-body">
              <span>{value}</span> {confidence && <Confidence value={confidence} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="stack gap-1">
        <p className="ink medium">
          <span className="block muted regular tiny">Response</span>
          <span className={clsx('block type-h3', styles.answer)}>{isEmpty ? copy.empty : curly(answer)}</span>
        </p>
        {unsure && <p className="amber" data-unsure>{`Unsure: “${unsure.text}”, ${reasons[unsure.doubt]}`}</p>}
      </div>
    </div>
  );
}

/**
 * Draws a sentence from its sound to its meaning, and redraws it while the visitor types another one. Everything is
 * computed in the page (`understand.ts`).
 */
export function HeroSentence(): ReactNode {
  const id = useId();
  const [sentence, setSentence] = useState(firstSentence);
  const [sample, setSample] = useState(firstSentence);
  const understanding = useMemo(() => understand(drawnPart(sentence)), [sentence]);
  const isEmpty = understanding.phrases.length === 0;
  return (
    <section className={clsx('beside stack unbroken', styles.exhibit)} aria-label="One sentence from sound to meaning">
      {/* A sample is heard from its beginning. What visitors type isn't. */}
      <Score key={`score ${sample}`} phrases={understanding.phrases} />
      <Meaning key={`meaning ${sample}`} {...understanding} />
      <div className={clsx('py-4 small stack gap-2', styles.samples)} data-needs-script>
        <div className={clsx('between cluster gap-0', styles.offer)}>
          <p id={`${id}samples`} className="ink semibold">
            Try one of these
          </p>
          <Restore text={sentence} presets={samples} onRestore={setSentence} className="accent small semibold" />
        </div>
        <ul className="cluster gap-2" aria-labelledby={`${id}samples`}>
          {samples.map((text) => (
            <li key={text}>
              <button
                type="button"
                className="border-strong ink nowrap small"
                aria-pressed={text === sentence}
                onClick={() => {
                  setSample(text);
                  setSentence(text);
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={clsx('py-4 small', styles.field)} data-needs-script>
        <Field
          id={`${id}sentence`}
          name="sentence"
          label={copy.field}
          hint={copy.hint}
          autoComplete="off"
          input={{value: sentence, onChange: ({target}) => setSentence(target.value)}}
        />
      </div>
      <p className="visually-hidden" role="status">
        {`Intent: ${isEmpty ? '' : understanding.intent.name}`}
      </p>
    </section>
  );
}
