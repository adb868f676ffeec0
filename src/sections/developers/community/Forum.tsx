import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import {Unavailable} from '../../../components/Unavailable';
import type {CommunityContent} from '../../../content/developers/types';
import styles from './Forum.module.css';

/** Renders the forum's categories, each with the thread that was answered last. */
export function Forum({content}: {content: CommunityContent['forum']}): ReactNode {
  const {title, lead, action, categories} = content;
  return (
    <Section id="forum" title={title} lead={lead} tone="raised">
      <ul className={styles.rooms}>
        {categories.map((category) => (
          <li key={category.title} className={styles.room}>
            <div className={styles.words}>
              <h3>{category.title}</h3>
              <p>{category.text}</p>
            </div>
            <p className={styles.thread}>
              <span className={styles.latest}>{category.latest}</span>
              <span>{category.author}</span>
            </p>
            <Unavailable>
              {action}
              <span className="visually-hidden"> {category.title}</span>
            </Unavailable>
          </li>
        ))}
      </ul>
    </Section>
  );
}
