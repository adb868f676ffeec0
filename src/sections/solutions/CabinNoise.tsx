import clsx from 'clsx';
import {useId} from 'react';
import {Exhibit} from '../../components/Exhibit';
import {Gradient} from '../../components/Gradient';
import type {automotiveContent} from '../../content/solutions/automotive';
import styles from './CabinNoise.module.css';
import {pseudoRandom, strokes} from './drawing';

type Content = (typeof automotiveContent)['cabin'];

/** The drawing's width in its own units. Its height is 100. */
const moments = 200;

/** Returns functions that place speeds and levels in the drawing. */
function scaled({scale, speeds, ...levels}: Content) {
  const fastest = speeds.at(-1) ?? 1;
  const down = (db: number) => 100 - ((db - scale.from) / (scale.to - scale.from)) * 100;
  return {
    fastest,
    down,
    /** Returns the position of a speed or a level as an attribute's value, in percent of the drawing. */
    x: (mph: number) => `${((mph / fastest) * 100).toFixed(2)}%`,
    y: (db: number) => `${down(db).toFixed(2)}%`,
    /** Returns the level at a speed in dB(A), interpolated between the two nearest levels of the profile, which has one for each ten mph. */
    levelAt(mph: number, of: 'noise' | 'speech'): number {
      const [below = 0, above = below] = levels[of].slice(Math.floor(mph / 10));
      return below + ((mph % 10) / 10) * (above - below);
    },
  };
}

type Scaled = ReturnType<typeof scaled>;

/**
 * Returns the strokes of noise, which rises from the ground, and of speech, which varies around its level, syllable by
 * syllable, and leaves room for the lines at some speeds.
 */
function soundsOf({fastest, down, levelAt}: Scaled, margins: Content['margins']) {
  const speeds = Array.from({length: moments}, (_, index) => ((index + 0.5) / moments) * fastest);
  return {
    noise: strokes(
      speeds.map((mph, index) => [index + 0.5, down(levelAt(mph, 'noise') - 4 * pseudoRandom(index)), 100] as const),
    ),
    speech: strokes(
      speeds.flatMap((mph, index) => {
        if (margins.some((margin) => Math.abs(mph + 0.2 - margin.mph) < 0.7)) return [];
        const level = levelAt(mph, 'speech');
        const swell =
          Math.abs(Math.sin(index * 0.42) * Math.sin(index / 7.3)) * (0.6 + 0.4 * pseudoRandom(index + 500));
        return [[index + 1, down(level + 0.4 + 5 * swell), down(level - 0.4 - 9 * swell)] as const];
      }),
    ),
  };
}

/** Renders how far the voice is above the noise, where that's easy and where it's hard. */
function Margin({mph, text, axes}: {mph: number; text: string; axes: Scaled}) {
  const {fastest, x, y, levelAt} = axes;
  const [ground, voice] = [levelAt(mph, 'noise'), levelAt(mph, 'speech')];
  const atEnd = mph > fastest / 2;
  const place = x(mph);
  return (
    <g className="ink semibold small stroke-ink" strokeWidth="1.5">
      <line x1={place} x2={place} y1={y(voice)} y2={y(ground)} />
      {/* Leads from the distance to its label. */}
      {atEnd && <line strokeDasharray="1 4" x1={place} x2={place} y1={y(voice + 6.6)} y2={y(voice)} />}
      <text
        x={place}
        y={y(atEnd ? voice + 6.6 : (ground + voice) / 2)}
        dx={atEnd ? -8 : 8}
        dy={atEnd ? 2 : 6}
        textAnchor={atEnd ? 'end' : 'start'}
      >
        {`${Math.round(voice - ground)} dB ${text}`}
      </text>
    </g>
  );
}

/** Renders the speeds along the bottom, and the documented environment of each. */
function SpeedAxis({speeds, environments, axes}: Content & {axes: Scaled}) {
  const {fastest, x} = axes;
  return (
    <svg className={clsx('muted tiny', styles.axis)} aria-hidden="true">
      {speeds.map((mph) => (
        <text key={mph} x={x(mph)} y="20" textAnchor={mph === 0 ? 'start' : mph === fastest ? 'end' : 'middle'}>
          {mph === fastest ? `${mph} mph` : mph}
        </text>
      ))}
      {environments.map(({name, fromMph, toMph}) => (
        <g key={name} className={clsx('accent mono stroke-accent', styles.environment)} strokeWidth="2">
          <line x1={x(fromMph)} x2={x(toMph === fastest ? toMph : toMph - 0.5)} y1="40" y2="40" />
          <text x={x(fromMph)} y="62">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Renders a cabin's noise by speed with the driver's voice above it, and the documented environment of each speed. */
export function CabinNoise(content: Content) {
  const {caption, summary, scale, sources, speechLabel, margins} = content;
  const gradient = useId();
  const axes = scaled(content);
  const {x, y, levelAt} = axes;
  const {noise, speech} = soundsOf(axes, margins);
  return (
    <Exhibit label="The noise of a cabin over speed, with speech above it" caption={caption}>
      <svg className={clsx('muted tiny', styles.plot)} role="img" aria-label={summary}>
        {scale.marks.map((db) => (
          <line key={db} className="stroke-hairline" x1="0" x2="100%" y1={y(db)} y2={y(db)} />
        ))}
        <svg viewBox={`0 0 ${moments} 100`} width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
          <Gradient id={gradient} width={moments} />
          <path className={styles.noise} d={noise} />
          <path className={styles.speech} d={speech} stroke={`url(#${gradient})`} />
        </svg>
        {margins.map((margin) => (
          <Margin key={margin.mph} {...margin} axes={axes} />
        ))}
        {scale.marks.map((db) => (
          <text key={db} x="0" y={y(db)} dx={-10} dy={4} textAnchor="end">
            {db}
          </text>
        ))}
        <text x="0" y={y(scale.marks.at(-1) ?? 0)} dy={-8}>
          dB(A)
        </text>
        <text className="ink semibold small" x="50%" y={y(levelAt(40, 'speech') + 7.5)} textAnchor="middle">
          {speechLabel}
        </text>
        {sources.map(({mph, db, text}) => (
          <text key={text} className="ink semibold small" x={x(mph)} y={y(db)} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
      <SpeedAxis {...content} axes={axes} />
    </Exhibit>
  );
}
