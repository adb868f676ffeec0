import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Accordion} from '../../components/Accordion';
import {byTitle, ItemList} from '../../components/ItemList';
import {MoreLink, MoreLinks} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {supportContent} from '../../content/developers/support';
import {Island} from '../../islands/Island';
import {HeroPage} from '../shell/HeroPage';
import {MailSection} from '../shell/MailSection';
import styles from './SupportPage.module.css';
import {standardWeek} from './support/hours';

type SupportContent = typeof supportContent;

const hours = Array.from({length: 24}, (_, hour) => hour);

/** Renders a week of support with one cell per hour, and marks the hours that standard support covers. */
function Week({label, standardHours, standard, premium, days, scale, summary}: SupportContent['week']) {
  const {firstDay, lastDay, from, to} = standardWeek(standardHours, days);
  return (
    <figure aria-label={label}>
      <p className="visually-hidden">{summary}</p>
      <div className={clsx('mb-5 grid', styles.week)} aria-hidden="true">
        {days.flatMap((day, index) => [
          <span key={day} className={clsx('muted tiny', styles.day)}>
            {day}
          </span>,
          ...hours.map((hour) => {
            const covered = index >= firstDay && index <= lastDay && hour >= from && hour < to;
            return <span key={day + hour} className={styles.hour} data-standard={covered || undefined} />;
          }),
        ])}
        <span className={clsx('micro mono muted', styles.scale)}>{scale}</span>
      </div>
      <figcaption className="stack gap-2 ink small">
        <span className={clsx('cluster', styles.legend)}>
          <span className={styles.hour} data-standard />
          {standard}
        </span>
        <span className={clsx('cluster', styles.legend)}>
          <span className={styles.hour} />
          {premium}
        </span>
      </figcaption>
    </figure>
  );
}

/** Renders the support page: hours, ways to get help, the error finder, the form, common questions, and both support levels compared. */
export function SupportPage({content}: {content: SupportContent}) {
  const {week, options, finder, form, faq, hours: levels} = content;
  return (
    <HeroPage content={content} band beside={<Week {...week} />}>
      <Section id="options" title={options.title} lead={options.lead} tone="raised">
        <ItemList
          as="ol"
          layout="columns"
          items={byTitle(options.items)}
          className={clsx('four', styles.options)}
          before={({answer}) => <p className="accent small semibold">{answer}</p>}
          after={({link}) => <MoreLink {...link} />}
        />
      </Section>
      <Section id="errors" title={finder.title} lead={finder.lead}>
        <Island name="ErrorFinder" when="visible" props={{}} />
        <MoreLinks links={finder.links} />
      </Section>
      <MailSection id="write" prefix="support" content={form} tone="ruled">
        <h3 className="mb-3 muted regular small">{form.topicsTitle}</h3>
        <dl className={clsx('border-t-strong mb-5 small', styles.topics)}>
          {Object.entries(form.topics).map(([topic, links]) => (
            <div key={topic} className="border-b cluster gap-0">
              <dt className="ink semibold">{topic}</dt>
              <dd className="cluster gap-0 gap-x-5">
                {Object.entries(links).map(([title, href]) => (
                  <Link key={href} className="target" to={href}>
                    {title}
                  </Link>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <MoreLink {...form.contact} />
      </MailSection>
      <Section id="faq" title={faq.title} lead={faq.lead} tone="raised" layout="split">
        <Accordion name="support-faq" items={faq.items} />
      </Section>
      <Section id="hours" title={levels.title} lead={levels.lead}>
        <Table {...levels} side />
      </Section>
    </HeroPage>
  );
}
