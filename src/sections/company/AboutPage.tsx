import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {MoreLink} from '../../components/MoreLink';
import {PageHero} from '../../components/PageHero';
import {Section} from '../../components/Section';
import type {AboutContent} from '../../content/company/types';
import {Actions} from '../shell/Actions';
import {Page} from '../shell/Page';
import styles from './AboutPage.module.css';
import {Chorus} from './Chorus';
import {ArticleDigest, Figures, Mailboxes, PositionDigest} from './digests';

/** Anchors on this page that the header's About menu links to. */
const anchors = ['careers', 'news', 'contact'];

/** Renders an overview of the company, and short forms of its careers, news, and contact pages. */
export function AboutPage({content}: {content: AboutContent}): ReactNode {
  const {meta, hero, chorus, glance, careers, news, contact} = content;
  const {collectAnchor} = useBrokenLinks();
  anchors.forEach(collectAnchor);
  return (
    <Page {...meta}>
      <PageHero title={hero.title} lead={hero.lead} actions={<Actions links={[hero.aboutUs, hero.partners]} />}>
        <Chorus {...chorus} />
      </PageHero>
      <Section id="in-short" title={glance.title} lead={glance.lead} tone="ruled" layout="split">
        <Figures items={glance.figures} />
        <MoreLink {...glance.more} />
      </Section>
      <Section id="careers" title={careers.title} lead={careers.lead} tone="raised">
        <PositionDigest items={careers.positions} />
        <MoreLink {...careers.more} />
      </Section>
      <Section id="news" title={news.title} lead={news.lead} layout="split">
        <ArticleDigest items={news.articles} />
        <MoreLink {...news.more} />
      </Section>
      <Section id="contact" title={contact.title} lead={contact.lead} tone="ruled">
        <div className={styles.contact}>
          <Mailboxes items={contact.cards} />
          <MoreLink {...contact.more} />
        </div>
      </Section>
    </Page>
  );
}
