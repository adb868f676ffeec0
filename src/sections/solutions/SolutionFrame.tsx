import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/Button';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import type {SolutionFrameContent} from '../../content/solutions/types';
import type {LinkEntry} from '../../content/types';
import {Page} from '../shell/Page';

interface SolutionFrameProps {
  content: SolutionFrameContent;
  /** A figure that stands beside the head's words; most pages have theirs below. */
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

/** What the pages about solutions share: the head, the way back, and what to do next. */
export function SolutionFrame({content, beside, children}: SolutionFrameProps): ReactNode {
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
