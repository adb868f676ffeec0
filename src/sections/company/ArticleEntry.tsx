import type {ReactNode} from 'react';
import {Disclosure} from '../../components/Disclosure';
import type {Article} from '../../content/company/types';
import styles from './ArticleEntry.module.css';

interface ArticleEntryProps {
  article: Article;
  readMore: string;
  /** `large` is for the newest article. */
  size?: 'medium' | 'large';
}

/** Renders an article's date, topic, and first words. The rest expands in place. */
export function ArticleEntry({article, readMore, size = 'medium'}: ArticleEntryProps): ReactNode {
  const {title, text, date, dateText, topic, id, body} = article;
  return (
    <article className={styles.article} id={id} data-size={size}>
      <p className={styles.date}>
        <time dateTime={date}>{dateText}</time>
        <span>{topic}</span>
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a href={`#${id}`}>{title}</a>
        </h2>
        <p className={styles.text}>{text}</p>
        <Disclosure title={readMore} subject={title}>
          <div className={styles.body}>
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Disclosure>
      </div>
    </article>
  );
}
