import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SpokenWords} from '../../components/SpokenWords';
import styles from './ParsedSentence.module.css';

/** Draws words below their sound, all with the same confidence: the API states none of single words. */
export function Spoken({text = '', confidence = '1'}: {text?: string; confidence?: string}) {
  return <SpokenWords words={text.split(' ').map((word) => [word, Number(confidence)])} />;
}

/** Draws a line with its ends turned up, and below it the name of what is above. */
export function Bracket({children}: {children: ReactNode}) {
  return (
    <span className={clsx('accent block mono snug tiny', styles.bracket)} data-bracket>
      {children}
    </span>
  );
}

interface ParsedSentenceProps {
  /** The parts of the sentence: words, perhaps a name for them, and `hidden` if they are covered. */
  parts: string[][];
  /** What the whole sentence becomes. */
  result?: string;
  /** What is beside the sentence. */
  children?: ReactNode;
}

/** Draws a sentence below its sound, and what its parts and the whole of it mean. */
export function ParsedSentence({parts, result, children}: ParsedSentenceProps) {
  return (
    <div className={clsx('stack gap-2', styles.sentence)}>
      <div className={clsx('flex', styles.parts)}>
        {parts.map(([text, name, look = '']) => (
          <div key={text} data-part={look}>
            <Spoken text={text} />
            {name && <Bracket>{name}</Bracket>}
          </div>
        ))}
        {children}
      </div>
      <Bracket>{result}</Bracket>
    </div>
  );
}
