import clsx from 'clsx';
import {ConfidenceText, isUnsure} from '../Confidence';
import {Measure} from '../Measure';
import {Waveform} from '../Waveform';
import {levelsAbove} from '../Waveform/levels';
import {levelsOf} from '../Waveform/simulateRecognition';
import styles from './styles.module.css';

/**
 * Renders words in a row, each below its sound, and the silence after them. The font size sets the size of all, and
 * `--height` that of the sound.
 * @param words each with the recognizer's confidence
 * @param measured whether confidences are below the words, as bars and numbers
 */
export function SpokenWords({words, measured}: {words: [text: string, confidence: number][]; measured?: boolean}) {
  return (
    <span className={clsx('flex', styles.words)}>
      {words.map(([text, confidence]) => (
        <span key={text} className="stack gap-0" data-unsure={isUnsure(confidence) || undefined}>
          <span className={styles.wave}>
            <Waveform
              levels={levelsAbove(text, levelsOf(text))}
              tone={isUnsure(confidence) ? 'low' : 'gradient'}
              evenPitch
            />
          </span>
          <span className={clsx('amber ink mt-2 semibold tighter', styles.text)}>{text}</span>
          {measured && <Measure value={confidence} unsure={isUnsure(confidence)} />}
          {measured && (
            <span className="amber mono mt-2 muted small">
              <ConfidenceText value={confidence} />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
