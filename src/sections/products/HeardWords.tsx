import clsx from 'clsx';
import {ConfidenceText, isUnsure} from '../../components/Confidence';
import {Measure} from '../../components/Measure';
import {Waveform} from '../../components/Waveform';
import {drawnLevels, levelsAbove} from '../../components/Waveform/levels';
import styles from './HeardWords.module.css';

/**
 * Renders recognized words, each with its confidence as a bar and a number.
 * @param words confidences by word
 * @param sound whether each word is below its sound
 */
export function HeardWords({words, sound}: {words: Record<string, number>; sound?: boolean}) {
  return (
    <ul className={clsx('cluster', styles.words, sound && styles.sound)}>
      {Object.entries(words).map(([text, confidence]) => (
        <li
          key={text}
          className={clsx('stack gap-1 snug', styles.word)}
          data-unsure={isUnsure(confidence) || undefined}
        >
          {sound && (
            <span className={styles.wave}>
              <Waveform
                levels={levelsAbove(text, drawnLevels(text, 4 * text.length))}
                tone={isUnsure(confidence) ? 'low' : 'gradient'}
                evenPitch
              />
            </span>
          )}
          <span className={clsx('ink medium amber tight', styles.text)}>{text}</span>
          <Measure value={confidence} unsure={isUnsure(confidence)} />
          <span className="muted mono small amber">
            <ConfidenceText value={confidence} />
          </span>
        </li>
      ))}
    </ul>
  );
}
