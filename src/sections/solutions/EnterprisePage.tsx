import clsx from 'clsx';
import {ExplainedSample} from '../../components/ExplainedSample';
import {ItemList, textsByTitle} from '../../components/ItemList';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import type {enterpriseContent} from '../../content/solutions/enterprise';
import {FramedPage} from '../shell/FramedPage';
import styles from './EnterprisePage.module.css';
import {Redaction} from './Redaction';
import {Uptime} from './Uptime';

type Content = typeof enterpriseContent;

/** Renders the data that one call leaves behind, day by day, until all of it is deleted. */
function Retention({title, text, days, rows, more}: Content['retention']) {
  const all = Array.from({length: days + 1}, (_, day) => day + 1);
  return (
    <Section id="retention" title={title} lead={text} layout="split">
      <div className="stack gap-8">
        {rows.map(({name, kept, text}) => (
          <div key={name} className="cluster baseline between gap-2">
            <h3 className="type-h4">{name}</h3>
            <p className="muted">{text}</p>
            <span className={styles.days} aria-hidden="true">
              {all.map((day) => (
                <span key={day} data-kept={kept && day <= days ? '' : undefined} />
              ))}
            </span>
          </div>
        ))}
        <p className={clsx('cluster between muted mono tiny', styles.scale)} aria-hidden="true">
          <span>Day 1</span>
          <span>Day {days + 1}</span>
        </p>
      </div>
      <MoreLink {...more} />
    </Section>
  );
}

/** Renders the enterprise page: redaction, retention, uptime, security settings, and contract terms. */
export function EnterprisePage({content}: {content: Content}) {
  const {transcript, uptime, retention, settings, contract} = content;
  return (
    <FramedPage content={content}>
      <Redaction {...transcript} />
      <Uptime {...uptime} />
      <Retention {...retention} />
      <Section id="settings" title={settings.title} lead={settings.lead} tone="ruled">
        <ExplainedSample {...settings} />
      </Section>
      <Section id="contract" title={contract.title} lead={contract.lead} tone="ruled" layout="split">
        <ItemList as="dl" layout="split" flush items={textsByTitle(contract.rows)} />
      </Section>
    </FramedPage>
  );
}
