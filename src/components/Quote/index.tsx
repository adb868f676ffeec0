import clsx from 'clsx';
import styles from './styles.module.css';

interface QuoteProps {
  quote: string;
  author: string;
  role: string;
  company: string;
  /** The number of stars out of `outOf`. */
  stars: number;
  outOf: number;
}

const starWidth = 28;

/** Returns the outline of a five-pointed star, 24 units wide, `x` units from the left. */
const star = (x: number) =>
  `M${x + 12} 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L${x + 12} 17.6l-5.8 3.1 1.1-6.5L${x + 2.6} 9.6l6.5-.9z`;

/** Renders a testimonial with its author, and the rating as stars and as text. */
export function Quote({quote, author, role, company, stars, outOf}: QuoteProps) {
  return (
    <figure className={clsx('stack gap-4', styles.quote)}>
      <p>
        <span className="visually-hidden">{`Rated ${stars} out of ${outOf} stars`}</span>
        <svg className={styles.stars} viewBox={`0 0 ${stars * starWidth} 24`} aria-hidden="true">
          <path d={Array.from({length: stars}, (_, index) => star(index * starWidth)).join('')} />
        </svg>
      </p>
      <blockquote className={clsx('ink lead', styles.words)}>{quote}</blockquote>
      <figcaption className={clsx('muted small', styles.source)}>
        <strong>{author}</strong>
        <br />
        {`${role}, ${company}`}
      </figcaption>
    </figure>
  );
}
