import type {ReactNode} from 'react';
import type {CommunityContent} from '../../../content/developers/types';
import styles from './Readback.module.css';

type ReadbackProps = Pick<CommunityContent['projects']['readback'], 'label' | 'caption' | 'instruction' | 'answer'>;

/** An instruction and its readback, word below word; a word that differs is marked. */
export function Readback({label, caption, instruction, answer}: ReadbackProps): ReactNode {
  return (
    <figure className={styles.readback} aria-label={label}>
      <p className="visually-hidden">
        Instruction: {instruction.join(' ')}. Readback: {answer.join(' ')}.
      </p>
      <ul className={styles.words} aria-hidden="true">
        {instruction.map((word, index) => (
          <li key={`${word}-${index + 1}`} className={styles.word} data-differs={word === answer[index] ? undefined : ''}>
            <span>{word}</span>
            <b>{answer[index]}</b>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
