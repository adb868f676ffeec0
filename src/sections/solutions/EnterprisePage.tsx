import type {ReactNode} from 'react';
import {CodeSample} from '../../components/CodeSample';
import {Section} from '../../components/Section';
import type {EnterpriseContent} from '../../content/solutions/types';
import {Contract} from './enterprise/Contract';
import {Redaction} from './enterprise/Redaction';
import {Retention} from './enterprise/Retention';
import {Uptime} from './enterprise/Uptime';
import {MoreLink} from './MoreLink';
import {Pair} from './Pair';
import {SolutionFrame} from './SolutionFrame';
import {Terms} from './Terms';

/** Voice AI for enterprises: redaction, retention, uptime, the security settings, and what is agreed by contract. */
export function EnterprisePage({content}: {content: EnterpriseContent}): ReactNode {
  const {transcript, retention, uptime, settings, contract} = content;
  const notes = (
    <>
      <Terms items={settings.notes} />
      <MoreLink {...settings.more} />
    </>
  );
  return (
    <SolutionFrame content={content}>
      <Redaction transcript={transcript} />
      <Uptime content={uptime} />
      <Retention content={retention} />
      <Section id="settings" title={settings.title} lead={settings.lead} tone="ruled">
        <Pair notes={notes}>
          <CodeSample {...settings.sample} />
        </Pair>
      </Section>
      <Contract content={contract} />
    </SolutionFrame>
  );
}
