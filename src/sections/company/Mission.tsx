import type {ReactNode} from 'react';
import {Waveform} from '../../components/Waveform';
import type {AboutUsContent} from '../../content/company/types';
import styles from './Mission.module.css';

/** Renders the mission as sound across the whole window and as text, and the vision below it. */
export function Mission({mission, vision}: Pick<AboutUsContent, 'mission' | 'vision'>): ReactNode {
  const {title, statement, text, levels} = mission;
  return (
    <section className={styles.mission} aria-labelledby="mission">
      <div className={styles.wave}>
        <Waveform levels={levels} />
      </div>
      <div className={styles.inner}>
        <h2 className={styles.title} id="mission">
          {title}
        </h2>
        <p className={styles.statement}>{statement}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.inner}>
        <h2 className={styles.title} id="vision">
          {vision.title}
        </h2>
        <p className={styles.vision}>{vision.statement}</p>
        <p className={styles.text}>{vision.text}</p>
      </div>
    </section>
  );
}
