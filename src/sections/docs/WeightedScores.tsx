import clsx from 'clsx';
import type {weightedScores} from '../../content/developers/weightedScores';
import styles from './WeightedScores.module.css';

type Scores = ReturnType<typeof weightedScores>;

interface WeightedScoresProps {
  scores: Scores;
  /** A score in words. */
  inWords: (score: Scores[number]) => string;
}

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

/** Draws scores as bars on a scale from 0 to 1, each of the parts that its signals add. */
export function WeightedScores({scores, inWords}: WeightedScoresProps) {
  return (
    <figure className={clsx('stack gap-2 small', styles.scores)}>
      {scores.map((item) => {
        let from = 0;
        return (
          <div key={item.name} className={clsx('grid center', styles.item)}>
            <span>{item.name}</span>
            <svg width="100%" height="16" role="img" aria-label={inWords(item)}>
              <line className="stroke-muted" x2="100%" y1="8" y2="8" />
              {item.parts.map(({signal, value}) => {
                const start = from;
                from += value;
                return <rect key={signal} x={percent(start)} y="1" width={percent(value)} height="14" />;
              })}
            </svg>
            <span className="ink mono type-code">{item.score.toFixed(2)}</span>
          </div>
        );
      })}
      <figcaption className={clsx('cluster gap-0 gap-x-4 muted tiny', styles.legend)}>
        {scores[0]?.parts.map(({signal}) => (
          <span key={signal} className="cluster gap-2">
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" />
            </svg>
            {signal}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
