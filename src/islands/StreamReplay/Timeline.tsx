import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import {isUnsure} from '../../components/Confidence';
import {sampleLevels, sampleSeconds} from '../shared/sampleLevels';
import {copy} from './copy';
import type {Moment} from './SessionRecorder';
import type {Replay} from './session';
import styles from './Timeline.module.css';

/** Heights in the drawing, in pixels. */
const rows = {height: 172, speech: 30, sent: 78, received: 142, axis: 166};
const stem = 44;

/** How loud a level of 1 is drawn: half the height of its bar. */
const loudest = 31;

/** The time between two bars of speech, which draw every other level of the sample recording, in milliseconds. */
const barMs = (2 * sampleSeconds * 1_000) / sampleLevels.length;

const percent = (share: number) => `${Number(share.toFixed(2))}%`;

interface DrawingProps {
  replay: Replay;
  time: number;
  index: number;
}

function Mark({moment, x, isPast, isCurrent}: {moment: Moment; x: string; isPast: boolean; isCurrent: boolean}) {
  const {from, kind, result} = moment;
  const y = from === 'client' ? rows.sent : rows.received;
  const tip = y - Math.round(result ? result.confidence * stem : 0);
  const look = clsx(
    styles.point,
    isPast && styles.past,
    (kind === 'refused' || kind === 'lost') && styles.failed,
    result && isUnsure(result.confidence) && styles.unsure,
  );
  return (
    <g className={look}>
      {result && <line x1={x} x2={x} y1={y} y2={tip} />}
      <circle cx={x} cy={tip} r={kind === 'audio' || kind === 'partial' ? 2.5 : 4.5} />
      {isCurrent && <circle className="fill-none" cx={x} cy={tip} r="8" />}
    </g>
  );
}

function Drawing({replay, time, index}: DrawingProps): ReactNode {
  const {moments, speech, duration} = replay;
  const x = (at: number) => percent(3 + (94 * at) / duration);
  const seconds = Math.floor(duration / 1_000);
  const step = seconds > 12 ? 4 : seconds > 6 ? 2 : 1;
  const ticks = Array.from({length: Math.floor(seconds / step) + 1}, (_, tick) => tick * step);
  const label = `${moments.length} messages in ${(duration / 1_000).toFixed(1)} seconds.`;
  return (
    <svg className="w-full overflow-visible" height={rows.height} role="img" aria-label={label}>
      {[rows.sent, rows.received].map((y) => (
        <line key={y} className="stroke-hairline" x1="0" x2="100%" y1={y} y2={y} />
      ))}
      {speech.flatMap(({from, to}) =>
        Array.from({length: Math.round((to - from) / barMs)}, (_, bar) => {
          const half = loudest * (sampleLevels[(2 * bar) % sampleLevels.length] ?? 0);
          const at = from + bar * barMs;
          const place = {x1: x(at), x2: x(at), y1: rows.speech - half, y2: rows.speech + half};
          return <line key={at} className={clsx(styles.point, at < time && styles.past)} strokeWidth="2" {...place} />;
        }),
      )}
      {moments.map((moment, order) => (
        <Mark
          key={`${moment.at} ${moment.kind}`}
          moment={moment}
          x={x(moment.at)}
          isPast={order <= index}
          isCurrent={order === index}
        />
      ))}
      <line className="stroke-ink" x1={x(time)} x2={x(time)} y1="0" y2={rows.axis - 14} />
      {ticks.map((tick) => (
        <text key={tick} className={clsx('fill-muted', styles.tick)} x={x(tick * 1_000)} y={rows.axis}>
          {`${tick} s`}
        </text>
      ))}
    </svg>
  );
}

/** Renders what each look of a mark means. */
export function Key(): ReactNode {
  return (
    <div className="cluster gap-1 gap-x-4 muted tiny" aria-hidden="true">
      {copy.key.map(({name, hasStem, radius = 4.5, looks = ['past']}) => (
        <span key={name} className="gap-2 row">
          <svg width="10" height="20" aria-hidden="true">
            <g
              className={clsx(
                styles.point,
                looks.map((look) => styles[look]),
              )}
            >
              {hasStem && <line x1="5" x2="5" y1="5" y2="20" />}
              <circle cx="5" cy={hasStem ? 5 : 10} r={radius} />
            </g>
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}

/** How many messages further each key goes. */
const steps: Record<string, number> = {ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1};

interface TimelineProps extends DrawingProps {
  /** Describes the current moment. */
  title: string;
  /** Goes to a message. */
  onStep: (index: number) => void;
  /** Goes to a time. */
  onSeek: (time: number) => void;
}

/**
 * Renders a session on a time axis: the speech, what the client sends, and what it receives, as high as its confidence.
 * A slider below it moves through the time, and its arrow keys from message to message.
 */
export function Timeline({title, onStep, onSeek, ...session}: TimelineProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    // With a modifier, the key is a shortcut of the browser.
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(session.index + step);
  };
  return (
    <div className={clsx('grid', styles.timeline)}>
      <p className={clsx('muted semibold tiny grid center', styles.lanes)} aria-hidden="true">
        {copy.lanes.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <div>
        <Drawing {...session} />
        <input
          className={styles.position}
          type="range"
          min={0}
          max={session.replay.duration}
          step="any"
          value={session.time}
          aria-label="Message"
          aria-valuetext={title}
          data-needs-script
          onChange={({target}) => onSeek(Number(target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}
