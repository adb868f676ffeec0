import clsx from 'clsx';
import {CodeSample} from '../../components/CodeSample';
import {MoreLink} from '../../components/MoreLink';
import {Pair} from '../../components/Pair';
import {Section} from '../../components/Section';
import type {smartHomeContent} from '../../content/solutions/smartHome';
import {FramedPage} from '../shell/FramedPage';
import {Sentence} from './Sentence';
import styles from './SmartHomePage.module.css';
import {WakeTrade} from './WakeTrade';

type Content = typeof smartHomeContent;

function Things({heading, things}: {heading: string; things: string[]}) {
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
function FrontDoor({title, lead, inside, outside, rows}: Content['door']) {
  return (
    <Section id="privacy" title={title} lead={lead} tone="raised" layout="split">
      <div className="rows">
        {rows.map((row) => (
          <article key={row.mode} className={styles.mode}>
            <h3 className={styles.name}>
              <code className="accent type-h4">{row.mode}</code>
            </h3>
            <Things heading={inside} things={row.inside} />
            <Things heading={outside} things={row.outside} />
          </article>
        ))}
      </div>
    </Section>
  );
}

/** Renders what a family says, the device it means, and the domain that teaches both. */
function Names({title, lead, pairs, more, sample}: Content['names']) {
  const notes = (
    <>
      <dl className={styles.names}>
        {pairs.map(({said, meant}) => (
          <div key={said}>
            <dt className="ink medium">“{said}”</dt>
            <dd>
              <code className="accent tiny">{meant}</code>
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink {...more} />
    </>
  );
  return (
    <Section id="names" title={title} lead={lead} tone="ruled">
      <Pair notes={notes}>
        <CodeSample {...sample} />
      </Pair>
    </Section>
  );
}

/** Renders the smart home page: one sentence and its devices, privacy, wake word, and names. */
export function SmartHomePage({content}: {content: Content}) {
  return (
    <FramedPage content={content}>
      <Sentence {...content.sentence} />
      <FrontDoor {...content.door} />
      <WakeTrade {...content.wake} />
      <Names {...content.names} />
    </FramedPage>
  );
}
