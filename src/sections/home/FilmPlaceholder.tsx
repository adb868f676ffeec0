import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import {Unavailable} from '../../components/Unavailable';
import {Waveform} from '../../components/Waveform';
import styles from './FilmPlaceholder.module.css';

/** Loudness of the product film's soundtrack: quiet, speech, quiet. */
const soundtrack = Array.from(
  {length: 64},
  (_, index) => 0.08 + 0.7 * Math.abs(Math.sin(index * 0.55) * Math.sin(index / 20.4)),
);

/** Renders a placeholder for the product film. Its play button says that the film isn't available yet. */
export function FilmPlaceholder({title, caption}: {title: string; caption: string}): ReactNode {
  return (
    <figure className={styles.film}>
      <div className={styles.frame}>
        <div className={styles.track}>
          <Waveform levels={soundtrack} tone="muted" />
        </div>
        <Unavailable variant="outline">
          <Icon name="play" />
          Play film
        </Unavailable>
      </div>
      <figcaption className={styles.caption}>
        <strong>{title}</strong> {caption}
      </figcaption>
    </figure>
  );
}
