import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CallToActionProps {
  id: string;
  title: string;
  text: string;
  /** One or two buttons. */
  children: ReactNode;
}

/** Renders the closing band of a page, which suggests what to do next. */
export function CallToAction({id, title, text, children}: CallToActionProps): ReactNode {
  return (
    <section className={styles.band} aria-labelledby={id} data-closing>
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
