import clsx from 'clsx';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Icon} from '../../components/Icon';
import {Waveform} from '../../components/Waveform';
import {simulateRecognition} from '../../components/Waveform/simulateRecognition';
import type {productFilm} from '../../content/productFilm';
import styles from './ProductFilm.module.css';

/** Renders the place of the product film: a still of a spoken sentence that becomes a task, and the film in words. */
export function ProductFilm(film: typeof productFilm) {
  const {title, caption, sentence, meaning, question, answer, task, transcript} = film;
  return (
    <section className={clsx('frame stack beside section-end unbroken', styles.film)} aria-labelledby="film">
      <div className={clsx('boxed content-center on-ink stack gap-6 ink container', styles.still)} aria-hidden="true">
        <ol className={clsx('flex', styles.words)}>
          {simulateRecognition(sentence).map(({text, confidence, levels}) => {
            const unsure = isUnsure(confidence);
            return (
              <li key={text} className="grid muted start" data-unsure={unsure || undefined}>
                <span className={styles.wave}>
                  <Waveform levels={levels} tone={unsure ? 'low' : 'gradient'} evenPitch />
                </span>
                <span className="ink medium amber">{text}</span>
                <Confidence value={confidence} />
              </li>
            );
          })}
        </ol>
        <dl className={clsx('cluster gap-2 gap-x-8', styles.meaning)}>
          {Object.entries(meaning).map(([name, value]) => (
            <div key={name} data-unsure={value === answer || undefined}>
              <dt className="label">{name}</dt>
              <dd className="amber mono tiny">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="semibold">
          {question} <b className={clsx('accent', styles.answer)}>{answer}</b>
        </p>
        <p className={clsx('gap-2 semibold row', styles.task)}>
          <Icon name="check" />
          {task}
        </p>
      </div>
      <div className={clsx('stack gap-4', styles.told)}>
        <h2 className="type-h3" id="film">
          <span className="block label mb-2">{title}</span> {caption}
        </h2>
        <ol className={clsx('grid muted relative', styles.transcript)}>
          {transcript.map((line) => (
            <li key={line} className="border-t py-3">
              {line}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
