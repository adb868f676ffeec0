import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {PageHero} from '../../components/PageHero';
import type {NewsContent} from '../../content/company/types';
import {Page} from '../shell/Page';
import {ArticleEntry, articleBodyId} from './ArticleEntry';
import styles from './NewsPage.module.css';
import {RecordingFigure} from './RecordingFigure';

/** Renders the newest article with the recording it's about, and the other articles by date. */
export function NewsPage({content}: {content: NewsContent}): ReactNode {
  const {meta, hero, articles, recording, readMore, end} = content;
  const [newest, ...others] = articles;
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of articles) for (const anchor of [id, articleBodyId(id)]) collectAnchor(anchor);
  return (
    <Page {...meta}>
      <PageHero {...hero} />
      <div className={styles.newest}>
        <RecordingFigure {...recording} />
        <ArticleEntry article={newest} readMore={readMore} size="large" />
      </div>
      <div className={styles.others}>
        {others.map((article) => (
          <ArticleEntry key={article.title} article={article} readMore={readMore} />
        ))}
        <p className={styles.end}>{end}</p>
      </div>
    </Page>
  );
}
