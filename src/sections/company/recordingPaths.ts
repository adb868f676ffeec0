import type {Recording, SoundEvent} from '../../content/company/types';

/** Size of the drawing in its own units. It's stretched to the width of its container. */
export const size = {width: 1000, height: 300};

type Kind<K extends SoundEvent['kind']> = Extract<SoundEvent, {kind: K}>;

/** The highest pitch up to which harmonics are drawn. */
const highest = 0.95;
/** The number of dots that running water is drawn with. */
const drops = 420;
/** Seconds for which the lowest tone of a struck pan rings. Higher tones fade sooner. */
const ringing = 0.9;

const round = (value: number) => value.toFixed(1);
const fraction = (value: number) => value - Math.floor(value);

/** Returns the path data of a recording's events by their kind of sound. */
export function recordingPaths({duration, events}: Pick<Recording, 'duration' | 'events'>) {
  const x = (seconds: number) => round((seconds / duration) * size.width);
  const y = (pitch: number) => round((1 - pitch) * size.height);
  const of = <K extends SoundEvent['kind']>(kind: K) => events.filter((event): event is Kind<K> => event.kind === kind);

  const harmonic = ({from, to, melody: [start, middle, end]}: Kind<'voice'>, order: number) => {
    const bend = 2 * middle - (start + end) / 2;
    return `M${x(from)} ${y(order * start)}Q${x((from + to) / 2)} ${y(order * bend)} ${x(to)} ${y(order * end)}`;
  };
  const harmonics = (strong: boolean) =>
    of('voice').flatMap((voice) =>
      Array.from({length: Math.floor(highest / Math.max(...voice.melody))}, (_, index) => index + 1)
        .filter((order) => voice.strong.includes(order) === strong)
        .map((order) => harmonic(voice, order)),
    );
  // The fractional parts of multiples of these two numbers fill a rectangle evenly, without visible rows.
  const dot = ({from, to, low, high}: Kind<'water'>, index: number) =>
    `M${x(from + (to - from) * fraction(index * 0.7548776662))} ${y(low + (high - low) * fraction(index * 0.569840291))}h0`;
  const ring = ({at, pitches}: Kind<'clang'>) =>
    pitches.map((pitch) => `M${x(at)} ${y(pitch)}h${x(ringing * (1 - 0.75 * pitch))}`).join('');

  return {
    hum: of('hum')
      .flatMap(({pitches}) => pitches.map((pitch) => `M0 ${y(pitch)}h${size.width}`))
      .join(''),
    water: of('water')
      .flatMap((water) => Array.from({length: drops}, (_, index) => dot(water, index)))
      .join(''),
    voice: harmonics(true).join(''),
    overtones: harmonics(false).join(''),
    strike: of('clang')
      .map(({at}) => `M${x(at)} 0v${size.height}`)
      .join(''),
    ringing: of('clang').map(ring).join(''),
    seconds: Array.from({length: duration - 1}, (_, index) => `M${x(index + 1)} 0v${size.height}`).join(''),
  };
}
