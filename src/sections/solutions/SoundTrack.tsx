import {useId} from 'react';
import {Gradient} from '../../components/Gradient';
import {barWidth} from '../../components/Waveform';
import {spokenLevels} from '../../components/Waveform/levels';
import type {sounds} from '../../content/solutions/sounds';
import {pseudoRandom, strokes} from './drawing';

const rest = Array.from({length: 20}, () => 0);

const mirrored = (x: number, level: number) => [x, 50 - level * 48, 50 + level * 48] as const;

type Sound = Pick<(typeof sounds)['car'], 'voice' | 'noise'>;

/**
 * Renders a recording of a sentence and of the noise around it: the voice in the gradient, the noise in gray.
 * Decorative.
 */
export function SoundTrack({words, voice, noise}: Sound & {words: string}) {
  const gradient = useId();
  const levels = [...rest, ...spokenLevels(words, 3, 3), ...rest];
  const around = levels.map((_, index) => {
    const beat = 0.5 + 0.5 * Math.sin(index * noise.beat);
    const swing = noise.swing * (0.6 * beat ** noise.peak + 0.4 * pseudoRandom(index));
    return mirrored(index + 0.9, Math.max(0.02, noise.floor + swing - 0.06 * pseudoRandom(index + 99)));
  });
  const sentence = levels.flatMap((level, index) =>
    level > 0 ? [mirrored(index + 0.4, Math.max(0.04, level * voice))] : [],
  );
  return (
    <svg height="100%" viewBox={`0 0 ${levels.length} 100`} preserveAspectRatio="none" aria-hidden="true">
      <Gradient id={gradient} width={levels.length} />
      <path className="stroke-muted" strokeWidth={barWidth(levels.length, 1.5)} d={strokes(around)} />
      <path strokeWidth={barWidth(levels.length, 2)} stroke={`url(#${gradient})`} d={strokes(sentence)} />
    </svg>
  );
}
