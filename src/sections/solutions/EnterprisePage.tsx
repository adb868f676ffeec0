import type {ReactNode} from 'react';
import {CodeSample} from '../../components/CodeSample';
import {MoreLink} from '../../components/MoreLink';
import {Pair} from '../../components/Pair';
import {Section} from '../../components/Section';
import {Terms} from '../../components/Terms';
import type {EnterpriseContent} from '../../content/solutions/types';
import {FramedPage} from '../shell/FramedPage';
import {Contract} from './enterprise/Contract';
import {Redaction} from './enterprise/Redaction';
import {Retention} from './enterprise/Retention';
import {Uptime} from './enterprise/Uptime';

/** Renders the enterprise page: redaction, retention, uptime, security settings, and contract terms. */
export function EnterprisePage({content}: {content: EnterpriseContent}): ReactNode {
  const {transcript, retention, uptime, settings, contract} = content;
  const notes = (
    <>
      <Terms items={settings.notes} />
      <MoreLink {...settings.more} />
    </>
  );
  return (
    <FramedPage content={content}>
      <Redaction transcript={transcript} />
      <Uptime content={uptime} />
      <Retention content={retention} />
      <Section id="settings" title={settings.title} lead={settings.lead} tone="ruled">
        <Pair notes={notes}>
          <CodeSample {...settings.sample} />
        </Pair>
      </Section>
      <Contract content={contract} />
    </FramedPage>
  );
}
