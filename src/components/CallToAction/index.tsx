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
  /** Whether the title is drawn as sound, too. */
  sound?: boolean;
}

/** About how many bars the sound has, so that they are equally far apart, and fill the column. */
const bars = 115;

/** Renders the dark end of a page: its last sentence, and what to do next. On paper, it would be of no use. */
export function CallToAction({id = 'next', title, text, actions, sound}: CallToActionProps) {
  return (
    <section className={clsx('band section-end', styles.closing)} aria-labelledby={id} data-closing data-no-print>
      <div className="frame">
        {sound && (
          <div className={clsx('mb-8', styles.wave)}>
            <Waveform levels={spokenLevels(title, Math.ceil(bars / title.length)).slice(0, -1)} />
          </div>
        )}
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
