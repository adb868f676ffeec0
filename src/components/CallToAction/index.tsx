import clsx from 'clsx';
import {ButtonLinks} from '../Button';
import {Waveform} from '../Waveform';
import {spokenLevels} from '../Waveform/levels';
import styles from './styles.module.css';

interface CallToActionProps {
  id?: string;
  title: string;
  text: string;
  /** One or two buttons: addresses by title. */
  actions: Record<string, string>;
}

/** Renders the dark end of a page: its last sentence as sound, and what to do next. On paper, it would be of no use. */
export function CallToAction({id = 'next', title, text, actions}: CallToActionProps) {
  return (
    <section className={clsx('band section-end', styles.closing)} aria-labelledby={id} data-closing data-no-print>
      <Waveform className={styles.wave} levels={spokenLevels(title, 4)} />
      <div className="frame stack gap-5 start">
        <h2 className="type-h1" id={id}>
          {title}
        </h2>
        <p className={clsx('balance lead mb-3 muted', styles.text)}>{text}</p>
        <ButtonLinks links={actions} />
      </div>
    </section>
  );
}
