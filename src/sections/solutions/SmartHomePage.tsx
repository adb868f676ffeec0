import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CodeSample} from '../../components/CodeSample';
import {MoreLink} from '../../components/MoreLink';
import {Pair} from '../../components/Pair';
import {Section} from '../../components/Section';
import {smartHomeContent} from '../../content/solutions/smartHome';
import {FramedPage} from '../shell/FramedPage';
import {Sentence} from './Sentence';
import styles from './SmartHomePage.module.css';
import {WakeTrade} from './WakeTrade';

const {door, names} = smartHomeContent;

function Things({heading, things}: {heading: string; things: string[]}): ReactNode {
  return (
    <div className={styles.side}>
      <h4 className={clsx('muted tiny regular', styles.heading)}>{heading}</h4>
      <ul className={clsx('ink', styles.things)}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}

/** Renders for each processing mode which data stays in the house and which leaves it. */
function FrontDoor(): ReactNode {
  return (
    <Section id="privacy" title={door.title} lead={door.lead} tone="raised" layout="split">
      <div className="rows">
        {door.rows.map((row) => (
          <article key={row.mode} className={styles.mode}>
            <h3 className={styles.name}>
              <code className="accent">{row.mode}</code>
            </h3>
            <Things heading={door.inside} things={row.inside} />
            <Things heading={door.outside} things={row.outside} />
          </article>
        ))}
      </div>
    </Section>
  );
}

/** Renders what a family says, the device it means, and the domain that teaches both. */
function Names(): ReactNode {
  const pairs = (
    <>
      <dl className={styles.names}>
        {names.pairs.map(({said, meant}) => (
          <div key={said}>
            <dt className="ink medium">“{said}”</dt>
            <dd>
              <code className="accent">{meant}</code>
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink {...names.more} />
    </>
  );
  return (
    <Section id="names" title={names.title} lead={names.lead} tone="ruled">
      <Pair notes={pairs}>
        <CodeSample {...names.sample} />
      </Pair>
    </Section>
  );
}

/** Renders the smart home page: one sentence and its devices, privacy, wake word, and names. */
export function SmartHomePage(): ReactNode {
  return (
    <FramedPage content={smartHomeContent}>
      <Sentence />
      <FrontDoor />
      <WakeTrade />
      <Names />
    </FramedPage>
  );
}
