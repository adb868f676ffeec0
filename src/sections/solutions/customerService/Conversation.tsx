import type {ReactNode} from 'react';
import type {CustomerServiceContent} from '../../../content/solutions/types';
import styles from './Conversation.module.css';

/** Below this confidence, the assistant hands the call over to a person. */
const handOverBelow = 0.5;

/** Renders a call turn by turn: what was said, and what was understood with which confidence. */
export function Conversation({content}: {content: CustomerServiceContent['conversation']}): ReactNode {
  return (
    <figure className={styles.conversation} aria-label={content.label}>
      <ol className={styles.turns}>
        {content.turns.map(({speaker, words, note, confidence}) => (
          <li key={words} className={styles.turn} data-speaker={speaker}>
            <p className={styles.speaker}>{speaker}</p>
            <div>
              <p className={styles.words}>{words}</p>
              {note && confidence !== undefined && (
                <p className={styles.note} data-unsure={confidence < handOverBelow ? '' : undefined}>
                  <code>{note}</code> <span className="visually-hidden">confidence </span>
                  {confidence.toFixed(2)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{content.caption}</figcaption>
    </figure>
  );
}
