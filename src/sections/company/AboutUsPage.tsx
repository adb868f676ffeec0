import type {ReactNode} from 'react';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import {Section} from '../../components/Section';
import type {AboutUsContent} from '../../content/company/types';
import {Actions} from '../shell/Actions';
import {Page} from '../shell/Page';
import {Leadership} from './Leadership';
import {Mission} from './Mission';
import {Story} from './Story';
import {Values} from './Values';

/** Renders the company's mission, vision, story, people, and values. */
export function AboutUsPage({content}: {content: AboutUsContent}): ReactNode {
  const {meta, hero, mission, vision, story, leadership, values, next} = content;
  return (
    <Page {...meta}>
      <PageHero {...hero} />
      <Mission mission={mission} vision={vision} />
      <Section id="story" title={story.title} lead={story.lead} layout="split">
        <Story entries={story.entries} />
      </Section>
      <Section id="leadership" title={leadership.title} lead={leadership.lead} tone="raised">
        <Leadership people={leadership.people} />
      </Section>
      <Section id="values" title={values.title}>
        <Values items={values.items} />
      </Section>
      <CallToAction id="next" title={next.title} text={next.text}>
        <Actions links={[next.join, next.contact]} />
      </CallToAction>
    </Page>
  );
}
