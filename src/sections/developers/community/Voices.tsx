import type {ReactNode} from 'react';
import {Waveform} from '../../../components/Waveform';
import type {CommunityContent} from '../../../content/developers/types';
import styles from './Voices.module.css';

/** Returns the loudness levels of a row's voices: different in each row, the same in every build. */
const voices = (row: number, bars: number) =>
  Array.from(
    {length: bars},
    (_, index) =>
      0.14 + 0.8 * Math.abs(Math.sin(index * (0.31 + row * 0.07) + row * 1.9) * Math.sin(index / (7 + row * 2) + row)),
  );

/** Renders the number of developers to scale, one stroke for each hundred. */
export function Voices({content}: {content: CommunityContent['voices']}): ReactNode {
  const {figure, text, perBar, perRow} = content;
  const developers = Number(figure.replace(/\D/g, ''));
  const rows = Array.from({length: developers / perRow}, (_, row) => row);
  return (
    <figure className={styles.voices}>
      <div className={styles.rows} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Waveform levels={voices(row, perRow / perBar)} />
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.figure}>{figure}</span> {text}
      </figcaption>
    </figure>
  );
}
