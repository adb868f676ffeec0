import type {ReactNode} from 'react';
import {Unavailable} from '../../components/Unavailable';
import type {Article} from '../../content/company/types';
import styles from './ArticleEntry.module.css';

interface ArticleEntryProps {
  article: Article;
  readMore: string;
  /** `large` is for the newest article. */
  size?: 'medium' | 'large';
}

/** Renders an article's date, topic, and first words. The full article isn't published yet. */
export function ArticleEntry({article, readMore, size = 'medium'}: ArticleEntryProps): ReactNode {
  const {title, text, date, dateText, topic} = article;
  return (
    <article className={styles.article} data-size={size}>
      <p className={styles.date}>
        <time dateTime={date}>{dateText}</time>
        <span>{topic}</span>
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <p className={styles.more}>
        <Unavailable variant="outline">
          {readMore}
          <span className="visually-hidden">: {title}</span>
        </Unavailable>
      </p>
    </article>
  );
}
