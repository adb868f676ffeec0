import type {aboutUsContent} from '../../content/company/aboutUs';
import styles from './Voiceprint.module.css';

type Voice = (typeof aboutUsContent)['leadership']['people'][number]['voice'];

/** Radii of a voiceprint's rings, from the quietest moment to the loudest. */
const rings = Array.from({length: 12}, (_, index) => 14 + index * 5.4);
const corners = 96;
const middle = 100;

/** Returns a ring: a circle whose radius follows the overtones, more so the louder it is. */
function ring(overtones: Voice, radius: number, loudness: number): string {
  const points = Array.from({length: corners}, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const wobble = Object.values(overtones).reduce(
      (sum, {lobes, depth, turn}) => sum + depth * Math.cos(lobes * angle + turn + loudness),
      0,
    );
    const reach = radius * (1 + wobble * (0.3 + loudness));
    return `${(middle + reach * Math.cos(angle)).toFixed(1)} ${(middle + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Renders a person's voice as closed curves around a point. Decorative: the text beside it names the person. */
export function Voiceprint({voice}: {voice: Voice}) {
  return (
    <svg className={styles.voiceprint} viewBox="16 16 172 172" aria-hidden="true">
      {rings.map((radius, index) => (
        <path key={radius} d={ring(voice, radius, (index + 1) / rings.length)} />
      ))}
    </svg>
  );
}
