import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/Button';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import type {FrameContent} from '../../content/framed/types';
import type {LinkEntry} from '../../content/types';
import {Page} from './Page';

interface FramedPageProps {
  content: FrameContent;
  /** A figure beside the text of the page's head. */
  beside?: ReactNode;
  children: ReactNode;
}

function Actions({links}: {links: LinkEntry[]}): ReactNode {
  return links.map(({title, href}, index) => (
    <ButtonLink key={href} to={href} size="large" variant={index === 0 ? 'primary' : 'outline'}>
      {title}
    </ButtonLink>
  ));
}

/** Renders a page with a head, which has the back link, and a last band, which says what to do next. */
export function FramedPage({content, beside, children}: FramedPageProps): ReactNode {
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
