import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Confidence, isUnsure} from '../../components/Confidence';
import {ItemList} from '../../components/ItemList';
import {LinkRows} from '../../components/LinkRows';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Waveform} from '../../components/Waveform';
import type {aboutContent} from '../../content/company/about';
import {FramedPage} from '../shell/FramedPage';
import styles from './AboutPage.module.css';

type Content = typeof aboutContent;

/** Anchors on this page that the header's About menu links to. */
const anchors = ['careers', 'news', 'contact'];

/** Renders a sentence as several people say it: different sounds and confidences, one meaning. */
function Chorus({label, sentence, speakers, intent}: Content['chorus']) {
  return (
    <figure aria-label={label}>
      <ul className={styles.voices}>
        {speakers.map(({who, levels, confidence}) => (
          <li key={who}>
            <p className="muted tiny">{who}</p>
            <Waveform className={styles.wave} levels={levels} tone={isUnsure(confidence) ? 'low' : 'gradient'} />
            <p
              className={clsx('lead medium gap-4 baseline between ink', styles.heard)}
              data-unsure={isUnsure(confidence) || undefined}
            >
              <span className="amber">{sentence}</span>
              <Confidence value={confidence} />
            </p>
          </li>
        ))}
      </ul>
      <figcaption className={clsx('cluster muted small between', styles.meaning)}>
        <span>All of them mean</span> <code className="tag">{intent}</code>
      </figcaption>
    </figure>
  );
}

/** Renders an overview of the company, and short forms of its careers, news, and contact pages. */
export function AboutPage({content}: {content: Content}) {
  const {chorus, glance, careers, news, contact} = content;
  const {collectAnchor} = useBrokenLinks();
  anchors.forEach(collectAnchor);
  return (
    <FramedPage content={content} band beside={<Chorus {...chorus} />}>
      <Section id="in-short" title={glance.title} lead={glance.lead} tone="ruled" layout="split">
        <dl className={styles.figures}>
          {glance.figures.map(({title, text}) => (
            <div key={text}>
              <dt className="muted">{text}</dt>
              <dd>{title}</dd>
            </div>
          ))}
        </dl>
        <MoreLink {...glance.more} />
      </Section>
      <Section id="careers" title={careers.title} lead={careers.lead} tone="raised">
        <LinkRows
          size="large"
          rows={careers.positions.map(({id, title, team, place}) => ({
            title,
            href: `/company/careers#${id}`,
            notes: (
              <>
                <p>{team}</p>
                <p>{place}</p>
              </>
            ),
          }))}
        />
        <MoreLink {...careers.more} />
      </Section>
      <Section id="news" title={news.title} lead={news.lead} layout="split">
        <LinkRows
          size="large"
          rows={news.articles.map(({title, id, date, dateText}) => ({
            title,
            href: `/company/news#${id}`,
            notes: <time dateTime={date}>{dateText}</time>,
          }))}
        />
        <MoreLink {...news.more} />
      </Section>
      <Section id="contact" title={contact.title} lead={contact.lead} tone="ruled">
        <ItemList
          className={styles.mailboxes}
          layout="columns"
          items={contact.cards.map(({title, email}) => ({
            title,
            text: <a href={`mailto:${email}`}>{email}</a>,
          }))}
        />
        <MoreLink {...contact.more} />
      </Section>
    </FramedPage>
  );
}
