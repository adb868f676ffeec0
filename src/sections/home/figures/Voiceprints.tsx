import type {ReactNode} from 'react';
import styles from './figures.module.css';

/** Returns a voice as a closed curve: the radius at each angle follows a few overtones. */
function voiceprint(overtones: number[], scale: number): string {
  const points = Array.from({length: 72}, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const wobble = overtones.reduce((sum, depth, order) => sum + depth * Math.sin(angle * (order + 2) + order), 0);
    const radius = scale * (1 + wobble);
    return `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(52 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const enrolled = voiceprint([0.12, 0.08, 0.1, 0.05], 40);
const speaking = voiceprint([0.13, 0.07, 0.11, 0.03], 39);

/** Renders the enrolled voice and the speaking one, one above the other. */
export function Voiceprints(): ReactNode {
  return (
    <svg className={styles.voiceprints} viewBox="18 2 90 92" aria-hidden="true">
      <path className={styles.enrolled} d={enrolled} />
      <path className={styles.speaking} d={speaking} />
    </svg>
  );
}
