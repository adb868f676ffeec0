import clsx from 'clsx';
import {CodeSample} from '../../components/CodeSample';
import {MoreLink} from '../../components/MoreLink';
import {Pair} from '../../components/Pair';
import {Section} from '../../components/Section';
import type {smartHomeContent} from '../../content/solutions/smartHome';
import {HeroPage} from '../shell/HeroPage';
import {Sentence} from './Sentence';
import styles from './SmartHomePage.module.css';
import {WakeTrade} from './WakeTrade';

function Things({heading, things}: {heading: string; things: string[]}) {
  return (
    <div className={styles.side}>
      <h4 className="mb-2 muted tiny regular">{heading}</h4>
      <ul className={clsx('ink', styles.things)}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}

/** Renders the smart home page: one sentence and its devices, what leaves the house, wake word, and names. */
export function SmartHomePage({content}: {content: typeof smartHomeContent}) {
  const {sentence, door, wake, names} = content;
  const pairs = (
    <>
      <dl className="level">
        {names.pairs.map(({said, meant}) => (
          <div key={said} className="border-b py-3">
            <dt className="ink medium snug tracking-snug type-h3">“{said}”</dt>
            <dd>
              <code className="ink tiny">{meant}</code>
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink {...names.more} />
    </>
  );
  return (
    <HeroPage content={content}>
      <Sentence {...sentence} />
      <Section id="privacy" title={door.title} lead={door.lead} tone="raised" layout="split">
        <div className="rows">
          {door.rows.map(({mode, inside, outside}) => (
            <article key={mode} className={clsx('grid', styles.mode)}>
              <h3 className={clsx('whole-row', styles.name)}>
                <code className="ink type-h4">{mode}</code>
              </h3>
              <Things heading={door.inside} things={inside} />
              <Things heading={door.outside} things={outside} />
            </article>
          ))}
        </div>
      </Section>
      <WakeTrade {...wake} />
      <Section id="names" title={names.title} lead={names.lead} tone="ruled">
        <Pair notes={pairs}>
          <CodeSample {...names.sample} />
        </Pair>
      </Section>
    </HeroPage>
  );
}
