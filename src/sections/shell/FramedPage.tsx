import type {ReactNode} from 'react';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import type {LinkEntry} from '../../content/types';
import {Actions} from './Actions';
import {Page} from './Page';

interface FramedPageProps {
  /** The page's head and hero, and what to do next. */
  content: {
    meta: {title: string; description: string};
    hero: {title: string; lead: string; back?: LinkEntry; actions: LinkEntry[]};
    next: {title: string; text: string; actions: LinkEntry[]};
  };
  /** A figure beside the text of the hero. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Renders a page with a hero, which has the back link, and a closing call to action. */
export function FramedPage({content, beside, children}: FramedPageProps) {
  const {meta, hero, next} = content;
  const {actions, ...words} = hero;
  return (
    <Page {...meta}>
      <PageHero {...words} actions={actions.length > 0 && <Actions links={actions} />}>
        {beside}
      </PageHero>
      {children}
      <CallToAction id="next" title={next.title} text={next.text}>
        <Actions links={next.actions} />
      </CallToAction>
    </Page>
  );
}
