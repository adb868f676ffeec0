import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Article} from '../../../content/company/types';
import styles from './ArticleDigest.module.css';

/** Renders the newest articles by date and title, which links to the article. */
export function ArticleDigest({items}: {items: Article[]}): ReactNode {
  return (
    <ol className={styles.articles}>
      {items.map(({title, id, date, dateText}) => (
        <li key={title} className={styles.article}>
          <time className={styles.date} dateTime={date}>
            {dateText}
          </time>
          <h3 className={styles.title}>
            <Link to={`/company/news#${id}`}>{title}</Link>
          </h3>
        </li>
      ))}
    </ol>
  );
}
