import {Gradient} from '../Gradient';
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

/** The IDs of the drawing and of its gradient. No heading gets an ID with a capital letter. */
const drawing = 'wordmarkDrawing';
const gradient = 'wordmarkGradient';

/** Renders the logo: a few bars of sound, then the name, in the brand gradient. It's a drawing and needs no font. */
export function Wordmark({name, isCopy = false}: WordmarkProps) {
  const {path, width} = drawName(name);
  const scale = fontSize / em;
  const baseline = (height + capHeight * scale) / 2;
  const viewBox = `0 0 ${Math.ceil(nameStart + width * scale)} ${height}`;
  const letters = (
    <g id={drawing}>
      <Gradient id={gradient} width={width} />
      <path className={styles.bars} d="M2 9v6M6 5v14M10 2v20M14 7v10M18 10v4" />
      <path d={path} fill={`url(#${gradient})`} transform={`translate(${nameStart} ${baseline}) scale(${scale})`} />
    </g>
  );
  return (
    <svg className={styles.wordmark} viewBox={viewBox} role="img" aria-label={name}>
      {isCopy ? <use href={`#${drawing}`} /> : letters}
    </svg>
  );
}
