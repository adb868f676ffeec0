import clsx from 'clsx';
import {ButtonLinks} from '../Button';
import styles from './styles.module.css';

interface CallToActionProps {
  id?: string;
  title: string;
  text: string;
  /** One or two buttons: addresses by title. */
  actions: Record<string, string>;
}

/** Renders the closing band of a page, which suggests what to do next. On paper, it would be of no use. */
export function CallToAction({id = 'next', title, text, actions}: CallToActionProps) {
  return (
    <section className={clsx('frame', styles.band)} aria-labelledby={id} data-closing data-no-print>
      <div className={clsx('cluster between gap-8', styles.inner)}>
        <div className={clsx('stack muted', styles.words)}>
          <h2 id={id}>{title}</h2>
          <p className="balance">{text}</p>
        </div>
        <ButtonLinks links={actions} />
      </div>
    </section>
  );
}
