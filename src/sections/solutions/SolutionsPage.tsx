import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {CardLink, cardClass} from '../../components/Card';
import {byTitle, ItemList} from '../../components/ItemList';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {solutionsContent} from '../../content/solutions/overview';
import {HeroPage} from '../shell/HeroPage';
import styles from './SolutionsPage.module.css';
import {SoundTrack} from './SoundTrack';

/** Returns the anchor of a place's card, which menus link to. */
const anchorOf = (href: string) => href.slice('/solutions/'.length);

/** Renders the overview of solutions: four places, a link to the enterprise page, and recommended settings. */
export function SolutionsPage({content}: {content: typeof solutionsContent}) {
  const {places, settings, enterprise} = content;
  const {collectAnchor} = useBrokenLinks();
  for (const {href} of Object.values(places.items)) collectAnchor(anchorOf(href));
  return (
    <HeroPage content={content}>
      <ul className="frame band py-12 stack gap-4" aria-label={places.label}>
        {byTitle(places.items).map(({title, href, description, around, intent, answer, ...sound}) => (
          <li key={href} className={clsx('stack gap-4', cardClass, styles.card)} id={anchorOf(href)}>
            <div className={clsx('content-center stack gap-2 muted', styles.words)}>
              <h2 className="type-h3">
                <CardLink title={title} to={href} />
              </h2>
              <p>{description}</p>
            </div>
            <div className={clsx('container', styles.sound)}>
              <SoundTrack {...sound} words={places.words} />
            </div>
            <dl className={clsx('content-center small stack', styles.meaning)}>
              <dt className="muted tiny">Around it</dt>
              <dd>{around}</dd>
              <dt className="muted tiny">Understood</dt>
              <dd>
                <code className="ink anywhere type-code">{intent}</code>
              </dd>
              <dt className="muted tiny">Answer</dt>
              <dd className="ink medium">{answer}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <Section id="enterprise" title={enterprise.title} lead={enterprise.text} tone="raised" layout="split">
        <ItemList as="dl" layout="split" items={enterprise.points} className={clsx('mb-8', styles.points)} />
        <ButtonLink {...enterprise.link} variant="outline" />
      </Section>
      <Section id="settings" title={settings.title} lead={settings.lead}>
        <div className={clsx('stack gap-6', styles.settings)}>
          <Table {...settings} />
          <MoreLink {...settings.more} />
        </div>
      </Section>
    </HeroPage>
  );
}
