import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Steps} from '../../components/Steps';
import {Table} from '../../components/Table';
import type {ApiAccessContent} from '../../content/developers/types';
import {FramedPage} from '../shell/FramedPage';
import styles from './ApiAccessPage.module.css';
import {Features} from './apiAccess/Features';
import {FreeTier} from './apiAccess/FreeTier';
import {OneCall} from './apiAccess/OneCall';

/** Renders the API access page: the sample call, features, the free tier, the first steps, and use cases. */
export function ApiAccessPage({content}: {content: ApiAccessContent}): ReactNode {
  const {exchange, features, freeTier, uses, steps} = content;
  return (
    <FramedPage content={content}>
      <OneCall exchange={exchange} />
      <Features content={features} />
      <FreeTier content={freeTier} />
      <Section id="steps" title={steps.title} lead={steps.lead} tone="raised" layout="split">
        <Steps
          items={steps.items.map(({title, text, link}) => ({
            title,
            text: (
              <>
                <p>{text}</p>
                <MoreLink {...link} />
              </>
            ),
          }))}
        />
      </Section>
      <Section id="use-cases" title={uses.title} lead={uses.lead}>
        <div className={styles.uses}>
          <Table
            caption={uses.caption}
            columns={uses.columns}
            rows={uses.rows.map(({build, use, read}) => ({
              header: build,
              cells: [
                use,
                <Link key={read.href} to={read.href}>
                  {read.title}
                </Link>,
              ],
            }))}
          />
        </div>
      </Section>
    </FramedPage>
  );
}
