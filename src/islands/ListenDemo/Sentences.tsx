import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import styles from './Sentences.module.css';
import {type Sentence, sentences} from './sentences';

interface SentencesProps {
  current: Sentence;
  isPlaying: boolean;
  onPlay: (sentence: Sentence) => void;
  onStop: () => void;
}

/** Renders a button for each sentence. It plays the sentence and, while it plays, stops it. */
export function Sentences({current, isPlaying, onPlay, onStop}: SentencesProps): ReactNode {
  return (
    <ul className={clsx('gap-0 lines stack', styles.sentences)} data-needs-script>
      {sentences.map((sentence) => {
        const stops = isPlaying && sentence === current;
        return (
          <li key={sentence.place}>
            <button
              type="button"
              className={clsx('grid w-full', styles.sentence, sentence === current && styles.chosen)}
              onClick={() => (stops ? onStop() : onPlay(sentence))}
            >
              <span className={clsx('accent border-strong grid', styles.sign)}>
                <Icon name={stops ? 'stop' : 'play'} />
              </span>
              <span className="muted tiny leading-normal">
                <span className="visually-hidden">{`${stops ? 'Stop' : 'Play'}: `}</span>
                <span>{sentence.place}</span>
              </span>
              <span className={clsx('ink small medium', styles.quote)}>{sentence.readings[0].text}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
