import clsx from 'clsx';
import {Confidence, isUnsure} from '../../components/Confidence';
import {ItemList} from '../../components/ItemList';
import {LinkRows} from '../../components/LinkRows';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import type {aboutContent} from '../../content/company/about';
import {formatDate} from '../../facts/format';
import {HeroPage} from '../shell/HeroPage';
import styles from './AboutPage.module.css';

type Content = typeof aboutContent;

/** The bars that each recording has room for. */
const room = 65;

type Voice = Pick<Content['chorus']['speakers'][number], 'bars' | 'loudness' | 'noise'>;

/** Returns a recording of a sentence and of the noise around it, which goes on when it's said. */
function levelsOf(sentence: string, {bars, loudness, noise}: Voice): number[] {
  const said = drawnLevels(sentence, bars);
  return Array.from({length: room}, (_, index) => noise + (loudness - noise) * (said[index] ?? 0));
}

/** Renders an overview of the company, and short forms of its careers, news, and contact pages. */
export function AboutPage({content}: {content: Content}) {
  const {chorus, glance, careers, news, contact} = content;
  // A sentence as several people say it: different sounds and confidences, one meaning
  const voices = (
    <figure aria-label={chorus.label}>
      <ul className={styles.voices}>
        {chorus.speakers.map(({who, confidence, ...voice}) => (
          <li key={who}>
            <p className="muted tiny">{who}</p>
            <Waveform
              className={styles.wave}
              levels={levelsOf(chorus.sentence, voice)}
              tone={isUnsure(confidence) ? 'low' : 'gradient'}
            />
            <p
              className={clsx('flex lead medium gap-4 baseline between ink tracking-snug leading-dense', styles.heard)}
              data-unsure={isUnsure(confidence) || undefined}
            >
              <span className="amber">{chorus.sentence}</span>
              <Confidence value={confidence} />
            </p>
          </li>
        ))}
      </ul>
      <figcaption className={clsx('between cluster muted pt-4 small', styles.meaning)}>
        <span>All of them mean</span> <code className="tag">{chorus.intent}</code>
      </figcaption>
    </figure>
  );
  return (
    <HeroPage content={content} band beside={voices}>
      <Section id="in-short" title={glance.title} lead={glance.lead} tone="ruled" layout="split">
        <ItemList as="dl" layout="split" flush items={glance.figures} className={clsx('mb-6', styles.figures)} />
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
          rows={news.articles.map(({title, id, date}) => ({
            title,
            href: `/company/news#${id}`,
            notes: <time dateTime={date}>{formatDate(Date.parse(date))}</time>,
          }))}
        />
        <MoreLink {...news.more} />
      </Section>
      <Section id="contact" title={contact.title} lead={contact.lead} tone="ruled">
        <ItemList
          className={clsx('mb-8', styles.mailboxes)}
          layout="columns"
          items={contact.cards.map(({title, email}) => ({
            title: <span className="label">{title}</span>,
            text: (
              <a className="anywhere inklink semibold snug tight type-figure" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          }))}
        />
        <MoreLink {...contact.more} />
      </Section>
    </HeroPage>
  );
}
