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

/** About how many bars the sound has, so that they are equally far apart on all pages, and fill the column. */
const bars = 115;

/** Renders the dark end of a page: its last sentence as sound, and what to do next. On paper, it would be of no use. */
export function CallToAction({id = 'next', title, text, actions}: CallToActionProps) {
  return (
    <section className={clsx('band section-end', styles.closing)} aria-labelledby={id} data-closing data-no-print>
      <div className="frame">
        <div className={clsx('mb-8', styles.wave)}>
          <Waveform levels={spokenLevels(title, Math.ceil(bars / title.length)).slice(0, -1)} />
        </div>
        <div className="baseline beside stack">
          <h2 className="mb-2 type-h1" id={id}>
            {title}
          </h2>
          <div className="stack gap-8">
            <p className="balance lead muted reading">{text}</p>
            <ButtonLinks links={actions} />
          </div>
        </div>
      </div>
    </section>
  );
}
