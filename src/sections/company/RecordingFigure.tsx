import clsx from 'clsx';
import type {newsContent} from '../../content/company/news';
import styles from './RecordingFigure.module.css';

type Recording = (typeof newsContent)['recording'];

/** The size of the drawing in its own units. It's stretched to the width of its container. */
const size = {width: 1000, height: 300};
/** The highest pitch up to which harmonics are drawn. */
const highest = 0.95;
/** The number of dots that running water is drawn with. */
const drops = 420;
/** Seconds for which the lowest tone of a struck pan rings. Higher tones fade sooner. */
const ringing = 0.9;

const fraction = (value: number) => value - Math.floor(value);

/** Returns the path data of a recording by kind of sound, from back to front. */
function layers({duration, hum, water, syllables, clang}: Recording) {
  const x = (seconds: number) => ((seconds / duration) * size.width).toFixed(1);
  const y = (pitch: number) => ((1 - pitch) * size.height).toFixed(1);
  const harmonics = (isStrong: boolean) =>
    syllables.flatMap(({from, to, start, middle, end, strong}) => {
      const bend = 2 * middle - (start + end) / 2;
      return Array.from({length: Math.floor(highest / Math.max(start, middle, end))}, (_, index) => index + 1)
        .filter((order) => strong.includes(order) === isStrong)
        .map(
          (order) =>
            `M${x(from)} ${y(order * start)}Q${x((from + to) / 2)} ${y(order * bend)} ${x(to)} ${y(order * end)}`,
        );
    });
  // The fractional parts of multiples of these two numbers fill a rectangle evenly, without visible rows.
  const drop = (_: unknown, index: number) => {
    const time = water.from + (water.to - water.from) * fraction(index * 0.7548776662);
    return `M${x(time)} ${y(water.low + (water.high - water.low) * fraction(index * 0.569840291))}h0`;
  };
  const paths = {
    seconds: Array.from({length: duration - 1}, (_, index) => `M${x(index + 1)} 0v${size.height}`),
    hum: hum.map((pitch) => `M0 ${y(pitch)}h${size.width}`),
    water: Array.from({length: drops}, drop),
    overtones: harmonics(false),
    ringing: clang.pitches.map((pitch) => `M${x(clang.at)} ${y(pitch)}h${x(ringing * (1 - 0.75 * pitch))}`),
    strike: [`M${x(clang.at)} 0v${size.height}`],
    voice: harmonics(true),
  };
  return Object.entries(paths).map(([name, parts]) => ({name, path: parts.join('')}));
}

/**
 * Renders a recording as pitch over time, and when each sound begins: at its moment below the picture on wide screens,
 * as a list on others.
 */
export function RecordingFigure(recording: Recording) {
  const {label, duration, legend} = recording;
  return (
    <figure className={clsx('band', styles.recording)}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {layers(recording).map(({name, path}) => (
          <path key={name} data-layer={name} d={path} />
        ))}
      </svg>
      <svg className={clsx('muted tiny w-full overflow-visible', styles.moments)} aria-hidden="true">
        {legend.map(({time, text, layer}) => {
          const x = `${(Number.parseFloat(time) / duration) * 100}%`;
          return (
            <g key={time}>
              <line data-layer={layer} x1={x} x2={x} y1="2" y2="12" />
              <text className="mono" x={x} y="28">
                {time}
              </text>
              <text className="ink small" x={x} y="48">
                {text}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.legend}>
        <dl className="cluster gap-2 gap-x-8 small">
          {legend.map(({time, text}) => (
            <div key={time} className="baseline cluster gap-2">
              <dt className="mono muted type-code">{time}</dt>
              <dd className="ink">{text}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
