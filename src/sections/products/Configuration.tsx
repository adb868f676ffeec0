import type {ReactNode} from 'react';
import {CodeSample} from '../../components/CodeSample';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Terms} from '../../components/Terms';
import type {ProductContent} from '../../content/products/types';
import styles from './Configuration.module.css';

/** Renders a sample configuration beside its options, and a link to the product's documentation. */
export function Configuration({content}: {content: ProductContent['configuration']}): ReactNode {
  const {title, lead, file, code, options, documentation} = content;
  return (
    <Section id="configuration" title={title} lead={lead}>
      <div className={styles.columns}>
        <CodeSample code={code} language="ts" title={file} label={title} />
        <div className={styles.words}>
          <Terms items={options.map(({name, text}) => ({term: name, text}))} />
          <MoreLink {...documentation} />
        </div>
      </div>
    </Section>
  );
}
