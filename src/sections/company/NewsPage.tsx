import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {buttonClass} from '../../components/Button';
import {Disclosure} from '../../components/Disclosure';
import type {newsContent} from '../../content/company/news';
import {formatDate} from '../../facts/format';
import {HeroPage} from '../shell/HeroPage';
import {ArticlePicture} from './ArticlePicture';
import styles from './NewsPage.module.css';
import {RecordingFigure} from './RecordingFigure';

/** Renders the newest article with the recording it's about, and the other articles by date. All expand in place. */
export function NewsPage({content}: {content: typeof newsContent}) {
  const {articles, recording, readMore, loadMore, end} = content;
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of articles) for (const anchor of [id, `${id}-text`]) collectAnchor(anchor);
  return (
    <HeroPage content={content}>
      <div className={clsx('frame section-end', styles.articles)}>
        <RecordingFigure {...recording} />
        {articles.map(({title, text, date, topic, id, body}, index) => (
          <article key={id} className="gap-y-4 stack beside" id={id}>
            <div className="stack">
              {index > 0 && <ArticlePicture id={id} />}
              <p className="gap-0 muted small stack">
                <time className="ink mono type-code" dateTime={date}>
                  {formatDate(Date.parse(date))}
                </time>
                <span>{topic}</span>
              </p>
            </div>
            <div className="stack gap-4">
              <h2 className={index ? 'type-figure' : undefined}>
                <a className="ink" href={`#${id}-text`}>
                  {title}
                </a>
              </h2>
              <p className="lead mb-2 reading">{text}</p>
              <Disclosure title={readMore} subject={title} id={`${id}-text`}>
                {body.map((paragraph) => (
                  <p key={paragraph} className="mb-5 reading type-h4">
                    {paragraph}
                  </p>
                ))}
              </Disclosure>
            </div>
          </article>
        ))}
        <div className={clsx('border-t-strong cluster gap-5 muted', styles.end)}>
          <button type="button" className={buttonClass({variant: 'outline'})} data-answer={end} data-needs-script>
            {loadMore}
          </button>
          <span role="status" />
          <noscript>{end}</noscript>
        </div>
      </div>
    </HeroPage>
  );
}
