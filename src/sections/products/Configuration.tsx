import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CodeSample} from '../../components/CodeSample';
import {Icon} from '../../components/Icon';
import {Section} from '../../components/Section';
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
          <dl className={styles.options}>
            {options.map(({name, text}) => (
              <div key={name} className={styles.option}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Link className={styles.link} to={documentation.href}>
            {documentation.title}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </Section>
  );
}
