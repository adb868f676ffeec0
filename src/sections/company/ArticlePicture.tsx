import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SpokenWords} from '../../components/SpokenWords';
import {drawnLevels} from '../../components/Waveform/levels';
import styles from './ArticlePicture.module.css';

const sound = drawnLevels('processing', 17)
  .map((level, index) => `M${8 + index * 7} ${60 - level * 44}v${level * 88}`)
  .join('');

/** The checked copies of a contract, by how far down each is. */
const copies = Object.entries({reference: 22, mock: 60, samples: 98});

/** The pictures of articles by their ids. */
const pictures: Record<string, ReactNode> = {
  // A sound that ends when consent is switched off
  'consent-and-how-to-take-it-back': (
    <>
      <path className="stroke-accent" strokeWidth="3" strokeLinecap="round" d={sound} />
      <path className="stroke-muted" strokeWidth="2" strokeDasharray="2 6" d="M196 60h84" />
      <path
        className="stroke-ink"
        strokeWidth="2"
        d="M164 6v40M164 74v40M152 46h24a14 14 0 010 28h-24a14 14 0 010-28z"
      />
      <circle cx="152" cy="60" r="8" fill="var(--ink)" />
    </>
  ),
  'one-contract': (
    <>
      <path className="stroke-ink" strokeWidth="2" d="M8 14h54l14 14v78H8zM62 14v14h14" />
      <path className="stroke-accent" strokeWidth="3" strokeLinecap="round" d="M22 46h40M22 60h26M22 74h34M22 88h18" />
      {copies.map(([name, y]) => (
        <g key={name}>
          <path className="stroke-accent" strokeWidth="1.5" d={`M76 60C126 60 112 ${y} 160 ${y}`} />
          <path className="stroke-accent" strokeWidth="2" d={`M166 ${y}l5 5 9-11`} />
          <text className="mono" x="192" y={y + 5}>
            {name}
          </text>
        </g>
      ))}
    </>
  ),
};

const firstTranscript = Object.entries({two: 0.93, cups: 0.9, of: 0.95, static: 0.31});

/** Renders what an article is about: a drawing, or for the oldest one, the first transcript. */
export function ArticlePicture({id}: {id: string}) {
  const drawing = pictures[id];
  return (
    <div className={clsx('grid on-ink rounded-large', styles.picture)} aria-hidden="true" data-no-print>
      {drawing ? (
        // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers, like its frame.
        <svg className="fill-none" viewBox="0 0 288 120">
          {drawing}
        </svg>
      ) : (
        <SpokenWords words={firstTranscript} />
      )}
    </div>
  );
}
