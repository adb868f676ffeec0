import type {ReactNode} from 'react';
import type {CommunityContent} from '../../../content/developers/types';
import styles from './Readback.module.css';

type ReadbackProps = Pick<CommunityContent['projects']['readback'], 'label' | 'caption' | 'instruction' | 'answer'>;

/** Renders an instruction and its readback word below word, and marks words that differ. */
export function Readback({label, caption, instruction, answer}: ReadbackProps): ReactNode {
  const words = instruction.map((said, place) => ({id: `${place}-${said}`, said, readBack: answer[place] ?? ''}));
  return (
    <figure className={styles.readback} aria-label={label}>
      <p className="visually-hidden">
        Instruction: {instruction.join(' ')}. Readback: {answer.join(' ')}.
      </p>
      <ul className={styles.words} aria-hidden="true">
        {words.map(({id, said, readBack}) => (
          <li key={id} className={styles.word} data-differs={said === readBack ? undefined : ''}>
            <span>{said}</span>
            <b>{readBack}</b>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
