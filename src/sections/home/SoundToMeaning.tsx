import type {ReactNode} from 'react';
import {Waveform} from '../../components/Waveform';
import type {HeardPhrase, HeardWord, Utterance} from '../../content/types';
import styles from './SoundToMeaning.module.css';

/** Below this confidence, a product should ask the user. Such words are amber. */
const unsureBelow = 0.8;

const twoPlaces = (confidence: number) => confidence.toFixed(2);

function Word({text, confidence, levels}: HeardWord): ReactNode {
  const unsure = confidence < unsureBelow;
  return (
    <li className={styles.word} data-unsure={unsure || undefined} data-length={levels.length > 14 ? 'long' : 'short'}>
      <span className={styles.wave}>
        <Waveform levels={levels} tone={unsure ? 'low' : 'gradient'} />
      </span>
      <span className={styles.text}>{text}</span>
      <span className={styles.confidence}>
        <span className="visually-hidden">confidence </span>
        {twoPlaces(confidence)}
      </span>
    </li>
  );
}

function Phrase({words, entity}: HeardPhrase): ReactNode {
  return (
    <li className={styles.phrase}>
      <ul className={styles.words}>
        {words.map((word) => (
          <Word key={word.text} {...word} />
        ))}
      </ul>
      {entity && (
        <p className={styles.entity} data-unsure={entity.confidence < unsureBelow || undefined}>
          {entity.type}
        </p>
      )}
    </li>
  );
}

/** Renders an utterance as sound, words with confidences, entities, intent, and response. */
export function SoundToMeaning({utterance}: {utterance: Utterance}): ReactNode {
  const {phrases, intent, answer} = utterance;
  return (
    <figure className={styles.exhibit} aria-label="One sentence from sound to meaning">
      <ol className={styles.score}>
        {phrases.map((phrase) => (
          <Phrase key={phrase.words[0]?.text} {...phrase} />
        ))}
      </ol>
      <figcaption className={styles.meaning}>
        <dl className={styles.facts}>
          <div>
            <dt>Intent</dt>
            <dd>
              <code>{intent.name}</code> {twoPlaces(intent.confidence)}
            </dd>
          </div>
          {phrases.map(
            ({entity}) =>
              entity && (
                <div key={entity.type} data-unsure={entity.confidence < unsureBelow || undefined}>
                  <dt>{entity.type}</dt>
                  <dd>
                    {entity.value} {twoPlaces(entity.confidence)}
                  </dd>
                </div>
              ),
          )}
        </dl>
        <p className={styles.answer}>
          <span>Answer</span> {answer}
        </p>
      </figcaption>
    </figure>
  );
}
