import type {ReactNode} from 'react';
import {CodeSample} from '../../../components/CodeSample';
import {MoreLink} from '../../../components/MoreLink';
import {Section} from '../../../components/Section';
import type {DevelopersContent} from '../../../content/developers/types';
import styles from './Sdks.module.css';

/** Renders each SDK with its install command, its requirements, and a link to its page. */
export function Sdks({content}: {content: DevelopersContent['sdks']}): ReactNode {
  return (
    <Section id="sdks" title={content.title} lead={content.lead} tone="raised">
      <ul className={styles.sdks}>
        {content.items.map(({title, needs, install, link}) => (
          <li key={title} className={styles.sdk}>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.needs}>{needs}</p>
            </div>
            <CodeSample {...install} />
            <MoreLink {...link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
