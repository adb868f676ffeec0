import type {ReactNode} from 'react';
import {CardLink} from '../../../components/Card/CardLink';
import type {Place, SolutionsContent} from '../../../content/solutions/types';
import styles from './Places.module.css';
import {SoundTrack} from './SoundTrack';

function PlaceCard({place, syllables}: {place: Place; syllables: number[]}): ReactNode {
  const {title, href, anchor, description, around, intent, answer} = place;
  const [domain, name] = intent.split('.');
  return (
    <li className={styles.card} id={anchor}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <CardLink title={title} to={href} />
        </h2>
        <p>{description}</p>
      </div>
      <div className={styles.sound}>
        <SoundTrack {...place} syllables={syllables} />
      </div>
      <dl className={styles.meaning}>
        <dt>Around it</dt>
        <dd>{around}</dd>
        <dt>Understood</dt>
        <dd>
          <code>
            {domain}.<wbr />
            {name}
          </code>
        </dd>
        <dt>Answer</dt>
        <dd className={styles.answer}>{answer}</dd>
      </dl>
    </li>
  );
}

/** Renders the four places as cards: the same sentence with each place's noise, and what it means there. */
export function Places({content}: {content: SolutionsContent['places']}): ReactNode {
  const {label, syllables, items} = content;
  return (
    <ul className={styles.places} aria-label={label}>
      {items.map((place) => (
        <PlaceCard key={place.href} place={place} syllables={syllables} />
      ))}
    </ul>
  );
}
