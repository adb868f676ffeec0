import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Waveform} from '../../components/Waveform';
import {levelsAbove} from '../../components/Waveform/levels';
import type {HeardWord} from '../../components/Waveform/simulateRecognition';
import {firstSentence} from './copy';
import styles from './Score.module.css';
import type {Phrase} from './understand';

/** By how many characters a sentence is longer for each step in which it's drawn smaller. */
const stepLength = 18;

function Word({text, confidence, levels}: HeardWord): ReactNode {
  const unsure = isUnsure(confidence);
  return (
    <li className={clsx('muted start grid', styles.word)} data-unsure={unsure || undefined}>
      <span className={clsx('overflow-hidden', styles.wave)}>
        <Waveform levels={levelsAbove(text, levels)} tone={unsure ? 'low' : 'gradient'} evenPitch />
      </span>
      <span className={clsx('amber anywhere ink medium mt-2', styles.text)}>{text}</span>
      <Confidence value={confidence} />
    </li>
  );
}

/** Renders a sentence as sound and words with confidences, and names the entities below their words. */
export function Score({phrases}: {phrases: Phrase[]}): ReactNode {
  const {length} = phrases.flatMap(({words}) => words.map(({text}) => text)).join(' ');
  // The first sentence is as long as one that fits in full size.
  const steps = Math.ceil((length - firstSentence.length) / stepLength);
  return (
    <ol className={clsx('whole-row', styles.score)} data-long={steps > 0 ? steps : undefined}>
      {phrases.map(({words, entity}, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phrase is its place in the sentence.
        <li key={place} className={styles.phrase}>
          <ul className={clsx('gap-y-4', styles.words)}>
            {words.map((word, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice.
              <Word key={index} {...word} />
            ))}
          </ul>
          {entity && (
            <p
              className={clsx('accent tiny semibold', styles.entity)}
              data-unsure={isUnsure(entity.confidence) || undefined}
            >
              {entity.type}
            </p>
          )}
        </li>
      ))}
      <li className={styles.silence} aria-hidden="true" />
    </ol>
  );
}
