import type {ReactNode} from 'react';
import {capHeight, drawName, em} from './draw';
import styles from './styles.module.css';

/** Measures of the drawing: its height, the size of the letters, and where they start beside the bars. */
const height = 24;
const fontSize = 24;
const nameStart = 28;

interface WordmarkProps {
  name: string;
  /** Whether the page has another wordmark, whose drawing is used again. */
  isCopy?: boolean;
}

/** The ID of the drawing, and of its gradient. */
const drawing = 'wordmark';
const gradient = 'wordmark-gradient';

/** Renders the logo: a few bars of sound, then the name, in the brand gradient. It's a drawing and needs no font. */
export function Wordmark({name, isCopy = false}: WordmarkProps): ReactNode {
  const {path, width} = drawName(name);
  const scale = fontSize / em;
  const baseline = (height + capHeight * scale) / 2;
  const frame = {
    className: styles.wordmark,
    viewBox: `0 0 ${Math.ceil(nameStart + width * scale)} ${height}`,
    role: 'img',
    'aria-label': name,
  };
  if (isCopy)
    return (
      <svg {...frame}>
        <use href={`#${drawing}`} />
      </svg>
    );
  return (
    <svg {...frame}>
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2={width}>
        <stop className={styles.start} />
        <stop className={styles.end} offset="1" />
      </linearGradient>
      <g id={drawing}>
        <path className={styles.bars} d="M2 9v6M6 5v14M10 2v20M14 7v10M18 10v4" />
        <path
          className={styles.name}
          d={path}
          fill={`url(#${gradient})`}
          transform={`translate(${nameStart} ${baseline}) scale(${scale})`}
        />
      </g>
    </svg>
  );
}
