import clsx from 'clsx';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Disclosure} from '../../components/Disclosure';
import {Icon} from '../../components/Icon';
import {Waveform} from '../../components/Waveform';
import {simulateRecognition} from '../../components/Waveform/simulateRecognition';
import type {productFilm} from '../../content/productFilm';
import styles from './ProductFilm.module.css';

/** Renders the place of the product film: a still of a spoken sentence that becomes a task, and the film in words. */
export function ProductFilm({content}: {content: typeof productFilm}) {
  const {title, caption, sentence, meaning, question, answer, task, read, transcript} = content;
  return (
    <div className={clsx('stack', styles.film)}>
      <figure className={clsx('stack', styles.figure)} aria-label={title}>
        <div className={clsx('stack gap-5 ink small', styles.picture)} aria-hidden="true">
          <ol className={styles.words}>
            {simulateRecognition(sentence).map(({text, confidence, levels}) => {
              const unsure = isUnsure(confidence);
              return (
                <li key={text} className="muted" data-unsure={unsure || undefined}>
                  <span className={styles.wave}>
                    <Waveform levels={levels} tone={unsure ? 'low' : 'gradient'} evenPitch />
                  </span>
                  <span className={clsx('ink medium amber', styles.text)}>{text}</span>
                  <Confidence value={confidence} />
                </li>
              );
            })}
          </ol>
          <dl className={styles.meaning}>
            {Object.entries(meaning).map(([name, value]) => (
              <div key={name} data-unsure={value === answer || undefined}>
                <dt className="label">{name}</dt>
                <dd className="amber">{value}</dd>
              </div>
            ))}
          </dl>
          <p className={clsx('semibold', styles.question)}>
            {question} <b>{answer}</b>
          </p>
          <p className={clsx('gap-2 semibold row', styles.task)}>
            <Icon name="check" />
            {task}
          </p>
        </div>
        <figcaption className="small muted">
          <strong>{title}</strong> {caption}
        </figcaption>
      </figure>
      <Disclosure title={read} subject={title}>
        <ol className={clsx('muted small', styles.transcript)}>
          {transcript.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
