import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CallToActionProps {
  id: string;
  title: string;
  text: string;
  /** One or two buttons. */
  children: ReactNode;
}

/** The last band of a page: what to do next, in one line. */
export function CallToAction({id, title, text, children}: CallToActionProps): ReactNode {
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
