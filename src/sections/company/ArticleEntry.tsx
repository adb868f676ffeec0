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

/** Returns the anchor of an article's text below its first words. */
export const articleBodyId = (id: string) => `${id}-text`;

/** Renders an article's date, topic, and first words. The rest expands in place, by its button or its title. */
export function ArticleEntry({article, readMore, size = 'medium'}: ArticleEntryProps): ReactNode {
  const {title, text, date, dateText, topic, id, body} = article;
  const bodyId = articleBodyId(id);
  return (
    <article className={styles.article} id={id} data-size={size}>
      <p className={styles.date}>
        <time dateTime={date}>{dateText}</time>
        <span>{topic}</span>
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a href={`#${bodyId}`}>{title}</a>
        </h2>
        <p className={styles.text}>{text}</p>
        <Disclosure title={readMore} subject={title} id={bodyId}>
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
