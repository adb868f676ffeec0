import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {Disclosure} from '../../components/Disclosure';
import {ItemList, textsByTitle} from '../../components/ItemList';
import {Section} from '../../components/Section';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import type {careersContent} from '../../content/company/careers';
import {HeroPage} from '../shell/HeroPage';
import styles from './CareersPage.module.css';

function Details({title, items}: {title: string; items: string[]}) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Renders the careers page: a working day by its loudness, perks, and open positions, whose details expand in place. */
export function CareersPage({content}: {content: typeof careersContent}) {
  const {day, perks, positions} = content;
  const {details} = positions;
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of positions.items) collectAnchor(id);
  return (
    <HeroPage content={content}>
      <figure className="frame band py-12 stack gap-4" aria-label={day.label}>
        <ol className={clsx('between-lines lines stack gap-0', styles.parts)}>
          {day.parts.map(({time, label, halfHours, loudness, quiet}) => (
            <li key={time} data-half-hours={halfHours} data-quiet={quiet}>
              <Waveform
                className={styles.wave}
                levels={drawnLevels(label, 6 * halfHours).map((level) => loudness * level)}
                tone={quiet ? 'gradient' : 'ink'}
              />
              <p className={clsx('ink small medium stack gap-0 leading-dense', styles.name)}>
                <span className="mono muted regular tiny">{time}</span> {label}
              </p>
            </li>
          ))}
        </ol>
        <figcaption className="muted small">{day.caption}</figcaption>
      </figure>
      <Section id="perks" title={perks.title} lead={perks.lead} tone="raised" layout="split">
        <ItemList
          className={clsx('gap-0 gap-x-8', styles.perks)}
          layout="columns"
          items={textsByTitle(perks.items)}
          data-count="perks"
        />
      </Section>
      <Section id="positions" title={positions.title} lead={positions.lead}>
        <ul className={styles.positions} data-count="positions">
          {positions.items.map(({id, title, team, place, terms, text, tasks, needs, apply}) => (
            <li key={id} className="border-t-strong columns start" id={id}>
              <div className="stack">
                <h3 className="tight type-figure">{title}</h3>
                <p className="cluster gap-1 gap-x-5 muted small">
                  <strong>{team}</strong>
                  <span>{place}</span>
                  <span>{terms}</span>
                </p>
              </div>
              <p>{text}</p>
              <Disclosure title={details.open} subject={title}>
                <div className="columns">
                  <Details title={details.tasks} items={tasks} />
                  <Details title={details.needs} items={needs} />
                  <p>
                    <ButtonLink title={details.apply} href={apply} />
                  </p>
                </div>
              </Disclosure>
            </li>
          ))}
        </ul>
      </Section>
    </HeroPage>
  );
}
