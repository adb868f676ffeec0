import type {ReactNode} from 'react';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import {Section} from '../../components/Section';
import type {PartnersContent} from '../../content/company/types';
import {Actions} from '../shell/Actions';
import {Page} from '../shell/Page';
import {PartnerMarks} from './PartnerMarks';
import {SuccessStories} from './SuccessStories';

/** Renders the partners page: logos, success stories, and how to become a partner. */
export function PartnersPage({content}: {content: PartnersContent}): ReactNode {
  const {meta, hero, marks, stories, next} = content;
  return (
    <Page {...meta}>
      <PageHero {...hero} />
      <PartnerMarks {...marks} />
      <Section id="stories" title={stories.title} lead={stories.lead}>
        <SuccessStories {...stories} />
      </Section>
      <CallToAction id="next" title={next.title} text={next.text}>
        <Actions links={[next.action]} />
      </CallToAction>
    </Page>
  );
}
