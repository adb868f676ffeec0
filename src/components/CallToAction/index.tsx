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

/** Renders the dark end of a page: its last sentence, and what to do next. On paper, it would be of no use. */
export function CallToAction({id = 'next', title, text, actions}: CallToActionProps) {
  return (
    <section className={clsx('band section-end', styles.closing)} aria-labelledby={id} data-no-print>
      <div className="baseline beside frame stack">
        <h2 className="mb-2 type-h1" id={id}>
          {title}
        </h2>
        <div className="stack gap-8">
          <p className="balance lead muted reading">{text}</p>
          <ButtonLinks links={actions} />
        </div>
      </div>
    </section>
  );
}
