import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Confidence} from '../../components/Confidence';
import {Measure} from '../../components/Measure';
import {Waveform} from '../../components/Waveform';
import {drawnLevels, levelsAbove} from '../../components/Waveform/levels';
import type {Heard, Sentence} from './sentences';
import {isBelow} from './verdict';
import styles from './Words.module.css';

/** The number of levels for each letter, of which as many are drawn as fit above it. */
const levelsPerLetter = 3;

interface WordsProps {
  sentence: Sentence;
  /** One entry for each word; undefined for words that haven't been heard yet. */
  heard: (Heard | undefined)[];
  /** The number of words that have been spoken so far. */
  spoken: number;
  threshold: number;
}

/** Renders the sound of each spoken word, and each heard word with its confidence. Words keep their places. */
export function Words({sentence, heard, spoken, threshold}: WordsProps): ReactNode {
  return (
    <ol className={clsx('flex', styles.words)} aria-label="What it hears">
      {sentence.words.map(({text}, index) => {
        const word = heard[index];
        const isUnsure = word !== undefined && isBelow(word.confidence, threshold);
        const tone = isUnsure ? 'low' : 'gradient';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never move, and some could be equal.
          <li key={index} className={styles.word} data-unsure={isUnsure || undefined} aria-hidden={!word || undefined}>
            <span className={clsx(styles.wave, index >= spoken && styles.unspoken)}>
              <Waveform
                evenPitch
                levels={levelsAbove(text, drawnLevels(text, text.length * levelsPerLetter))}
                tone={word ? tone : 'ink'}
              />
            </span>
            <span className={clsx('ink medium start grid', styles.text)} data-unsure={isUnsure || undefined}>
              <span
                className={clsx('amber', word?.text !== text && styles.kept)}
                aria-hidden={word?.text !== text || undefined}
              >
                {text}
              </span>
              {word && word.text !== text && <span className="amber">{word.text}</span>}
            </span>
            <span className={clsx('stack gap-1 muted mono amber', styles.certainty, !word && styles.kept)}>
              <Measure value={word?.confidence ?? 0} unsure={isUnsure} />
              <Confidence value={word?.confidence ?? 0} unsure={isUnsure} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
