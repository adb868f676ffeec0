import type {ReactNode} from 'react';
import {buttonClass} from '../../components/Button';
import {Disclosure} from '../../components/Disclosure';
import {Icon} from '../../components/Icon';
import {Picture} from './Picture';
import {copy, scenes} from './scenes';
import styles from './styles.module.css';
import {useScenes} from './useScenes';

interface ProductFilmProps {
  title: string;
  caption: string;
}

/** Plays a film that is drawn in the page: how a spoken sentence becomes a task. It can be paused, and read. */
export function ProductFilm({title, caption}: ProductFilmProps): ReactNode {
  const {scene, isPlaying, seek, toggle} = useScenes(scenes);
  const current = scenes[scene]?.caption ?? '';
  return (
    <div className={styles.film}>
      <figure className={styles.figure} aria-label={title}>
        <div className={styles.frame} data-playing={isPlaying ? scenes[scene]?.layer : undefined}>
          <Picture scene={scene} />
          <p className={styles.caption} aria-live="polite">
            {current}
          </p>
          <div className={styles.controls} data-needs-script data-no-print>
            <button type="button" className={buttonClass({variant: 'outline'})} onClick={toggle}>
              <Icon name={isPlaying ? 'pause' : 'play'} />
              {isPlaying ? copy.pause : copy.play}
            </button>
            <input
              className={styles.position}
              type="range"
              min={1}
              max={scenes.length}
              value={scene + 1}
              aria-label={copy.position}
              aria-valuetext={`${scene + 1} of ${scenes.length}`}
              onChange={({target}) => seek(Number(target.value) - 1)}
            />
            <span className={styles.count} aria-hidden="true">
              {scene + 1} / {scenes.length}
            </span>
          </div>
        </div>
        <figcaption className={styles.about}>
          <strong>{title}</strong> {caption}
        </figcaption>
      </figure>
      <Disclosure title={copy.read} subject={title}>
        <ol className={styles.transcript}>
          {scenes.map(({layer, caption: line}) => (
            <li key={layer}>{line}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
