import type {ReactNode} from 'react';
import {CodeSample} from '../../../components/CodeSample';
import {MoreLink} from '../../../components/MoreLink';
import {Pair} from '../../../components/Pair';
import {Section} from '../../../components/Section';
import type {SmartHomeContent} from '../../../content/solutions/types';
import styles from './Names.module.css';

/** Renders what a family says, the device it means, and the domain that teaches both. */
export function Names({content}: {content: SmartHomeContent['names']}): ReactNode {
  const {title, lead, pairs, sample, more} = content;
  const names = (
    <>
      <dl className={styles.names}>
        {pairs.map(({said, meant}) => (
          <div key={said}>
            <dt>“{said}”</dt>
            <dd>
              <code>{meant}</code>
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink {...more} />
    </>
  );
  return (
    <Section id="names" title={title} lead={lead} tone="ruled">
      <Pair notes={names}>
        <CodeSample {...sample} />
      </Pair>
    </Section>
  );
}
