import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import {Table} from '../../../components/Table';
import type {ProductsContent} from '../../../content/products/types';
import styles from './Access.module.css';

/** Renders what each product accepts, how code calls it, and where it's documented. */
export function Access({content}: {content: ProductsContent['access']}): ReactNode {
  const {title, lead, caption, columns, rows, sdkOnly} = content;
  const code = (text: string) => <code className={styles.code}>{text}</code>;
  return (
    <Section id="access" title={title} lead={lead}>
      <Table
        caption={caption}
        columns={columns}
        rows={rows.map(({product, takes, sdk, rest, documentation}) => ({
          header: product,
          cells: [
            takes,
            code(sdk),
            rest ? code(rest) : sdkOnly,
            <Link key="documentation" to={documentation.href}>
              {documentation.title}
            </Link>,
          ],
        }))}
      />
    </Section>
  );
}
