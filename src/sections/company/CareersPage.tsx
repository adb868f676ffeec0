import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {Disclosure} from '../../components/Disclosure';
import {ItemList, textsByTitle} from '../../components/ItemList';
import {Section} from '../../components/Section';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import type {careersContent} from '../../content/company/careers';
import {FramedPage} from '../shell/FramedPage';
import styles from './CareersPage.module.css';

type Content = typeof careersContent;

/** Renders a working day by its loudness, one period after another. On narrow screens, one below another. */
function OfficeDay({label, caption, parts}: Content['day']) {
  return (
    <figure className="frame band py-12 stack gap-4" aria-label={label}>
      <ol className={clsx('between-lines stack gap-0', styles.parts)}>
        {parts.map(({time, label: name, halfHours, loudness, quiet}) => (
          <li key={time} data-half-hours={halfHours} data-quiet={quiet}>
            <Waveform
              className={styles.wave}
              levels={drawnLevels(name, 6 * halfHours).map((level) => loudness * level)}
              tone={quiet ? 'gradient' : 'ink'}
            />
            <p className={clsx('ink small medium stack gap-0', styles.name)}>
              <span className="mono muted regular tiny">{time}</span> {name}
            </p>
          </li>
        ))}
      </ol>
      <figcaption className="muted small">{caption}</figcaption>
    </figure>
  );
}

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

/** Renders the open positions, each with details that expand in place. */
function Positions({items, details}: Content['positions']) {
  return (
    <ul className={styles.positions} data-count="positions">
      {items.map(({id, title, team, place, terms, text, tasks, needs, apply}) => (
        <li key={id} className="columns start" id={id}>
          <div className="stack">
            <h3 className="tight">{title}</h3>
            <p className={clsx('cluster muted small', styles.facts)}>
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
                <ButtonLink variant="outline" to={apply}>
                  {details.apply}
                </ButtonLink>
              </p>
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

/** Renders the careers page: a working day, perks, and open positions. */
export function CareersPage({content}: {content: Content}) {
  const {day, perks, positions} = content;
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of positions.items) collectAnchor(id);
  return (
    <FramedPage content={content}>
      <OfficeDay {...day} />
      <Section id="perks" title={perks.title} lead={perks.lead} tone="raised" layout="split">
        <ItemList
          className={clsx('gap-0', styles.perks)}
          layout="columns"
          items={textsByTitle(perks.items)}
          data-count="perks"
        />
      </Section>
      <Section id="positions" title={positions.title} lead={positions.lead}>
        <Positions {...positions} />
      </Section>
    </FramedPage>
  );
}
