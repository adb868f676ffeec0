import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {Accordion} from '../../components/Accordion';
import {MoreLinks} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {SupportContent} from '../../content/developers/types';
import {Island} from '../../islands/Island';
import {FramedPage} from '../shell/FramedPage';
import {Options} from './support/Options';
import {Week} from './support/Week';
import {WriteForm} from './support/WriteForm';

/** Renders the support page: hours, ways to get help, the error finder, the form, common questions, and both support levels compared. */
export function SupportPage({content}: {content: SupportContent}): ReactNode {
  const {week, options, finder, form, faq, hours} = content;
  useBrokenLinks().collectAnchor('write');
  return (
    <FramedPage content={content} beside={<Week week={week} />}>
      <Options content={options} />
      <Section id="errors" title={finder.title} lead={finder.lead}>
        <Island name="ErrorFinder" when="visible" props={{}} />
        <MoreLinks links={finder.links} />
      </Section>
      <WriteForm content={form} />
      <Section id="faq" title={faq.title} lead={faq.lead} tone="raised" layout="split">
        <Accordion
          name="support-faq"
          items={faq.items.map(({question, answer, link}) => ({
            question,
            answer: (
              <p>
                {answer} <Link to={link.href}>{link.title}</Link>
              </p>
            ),
          }))}
        />
      </Section>
      <Section id="hours" title={hours.title} lead={hours.lead}>
        <Table caption={hours.caption} columns={hours.columns} rows={hours.rows} />
      </Section>
    </FramedPage>
  );
}
