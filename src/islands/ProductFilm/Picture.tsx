import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Icon} from '../../components/Icon';
import {Waveform} from '../../components/Waveform';
import styles from './Picture.module.css';
import {isShown, type Layer, meaning, question, task, words} from './scenes';

/** Draws what the film shows at a scene. Later layers keep their room, so that nothing moves. The captions tell the same. */
export function Picture({scene}: {scene: number}): ReactNode {
  const shown = (layer: Layer) => (isShown(layer, scene) ? '' : undefined);
  const doubts = isShown('doubt', scene);
  return (
    <div className={styles.picture} aria-hidden="true">
      <ol className={styles.words}>
        {words.map(({text, confidence, levels}) => {
          const unsure = doubts && isUnsure(confidence);
          return (
            <li key={text} className={styles.word} data-unsure={unsure || undefined}>
              <span className={styles.wave} data-shown={shown('sound')}>
                <Waveform levels={levels} tone={unsure ? 'low' : 'gradient'} evenPitch />
              </span>
              <span className={styles.text} data-shown={shown('words')}>
                {text} <Confidence value={confidence} />
              </span>
            </li>
          );
        })}
      </ol>
      <dl className={styles.meaning} data-shown={shown('meaning')}>
        <div>
          <dt>intent</dt>
          <dd>{meaning.intent}</dd>
        </div>
        {meaning.entities.map(({type, value, confidence}) => (
          <div key={type} data-unsure={isUnsure(confidence) || undefined}>
            <dt>{type}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.question} data-shown={shown('question')}>
        <span>{question.text}</span> <b data-shown={shown('task')}>{question.answer}</b>
      </p>
      <p className={styles.task} data-shown={shown('task')}>
        <Icon name="check" />
        {task}
      </p>
    </div>
  );
}
