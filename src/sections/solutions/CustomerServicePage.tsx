import type {ReactNode} from 'react';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Steps} from '../../components/Steps';
import type {CustomerServiceContent} from '../../content/solutions/types';
import {FramedPage} from '../shell/FramedPage';
import {CallTimeline} from './customerService/CallTimeline';
import {Claims} from './customerService/Claims';
import {Conversation} from './customerService/Conversation';

/** Renders the customer service page: a conversation, a call before and after, claims, and first steps. */
export function CustomerServicePage({content}: {content: CustomerServiceContent}): ReactNode {
  const {call, claims, conversation, start} = content;
  return (
    <FramedPage content={content} beside={<Conversation content={conversation} />}>
      <CallTimeline call={call} />
      <Claims content={claims} />
      <Section id="start" title={start.title} lead={start.lead} layout="split">
        <Steps items={start.steps} />
        <MoreLink {...start.link} />
      </Section>
    </FramedPage>
  );
}
