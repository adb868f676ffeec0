import clsx from 'clsx';
import styles from './styles.module.css';

export interface PartnerMarkProps {
  name: string;
  /** The look of the name. */
  face: 'caps' | 'heavy' | 'light' | 'lower' | 'mono' | 'tight';
  /** The drawing beside the name, as an SVG path in a square of 32. */
  glyph: string;
}

/** Renders a partner's logo in one color: a drawing and the name in the logo's typeface. */
export function PartnerMark({name, face, glyph}: PartnerMarkProps) {
  return (
    <span className={clsx('ink type-h4', styles.mark, styles[face] ?? face)}>
      <svg className={styles.glyph} viewBox="0 0 32 32" aria-hidden="true">
        <path d={glyph} />
      </svg>
      <span>{name}</span>
    </span>
  );
}
