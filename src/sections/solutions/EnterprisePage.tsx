import clsx from 'clsx';
import {ExplainedSample} from '../../components/ExplainedSample';
import {ItemList, textsByTitle} from '../../components/ItemList';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import type {enterpriseContent} from '../../content/solutions/enterprise';
import {HeroPage} from '../shell/HeroPage';
import styles from './EnterprisePage.module.css';
import {Redaction} from './Redaction';
import {Uptime} from './Uptime';

/** Renders the enterprise page: redaction, retention day by day, uptime, security settings, and contract terms. */
export function EnterprisePage({content}: {content: typeof enterpriseContent}) {
  const {transcript, uptime, retention, settings, contract} = content;
  const days = Array.from({length: retention.days + 1}, (_, day) => day + 1);
  return (
    <HeroPage content={content}>
      <Redaction {...transcript} />
      <Uptime {...uptime} />
      <Section id="retention" title={retention.title} lead={retention.text} layout="split">
        <div className="stack gap-8">
          {retention.rows.map(({name, kept, text}) => (
            <div key={name} className="cluster baseline between gap-2">
              <h3 className="type-h4">{name}</h3>
              <p className="muted">{text}</p>
              <span className={clsx('grid mb-2', styles.days)} aria-hidden="true">
                {days.map((day) => (
                  <span key={day} data-kept={(kept && day <= retention.days) || undefined} />
                ))}
              </span>
            </div>
          ))}
          <p className={clsx('cluster between muted mono tiny', styles.scale)} aria-hidden="true">
            <span>Day 1</span>
            <span>Day {days.length}</span>
          </p>
          <MoreLink {...retention.more} />
        </div>
      </Section>
      <Section id="settings" title={settings.title} lead={settings.lead} tone="ruled" layout="split">
        <ExplainedSample {...settings} below />
      </Section>
      <Section id="contract" title={contract.title} lead={contract.lead} tone="raised">
        <ItemList layout="columns" className="four" items={textsByTitle(contract.rows)} />
      </Section>
    </HeroPage>
  );
}
