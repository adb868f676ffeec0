import type {ComponentProps, ReactNode} from 'react';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import {Page} from './Page';

interface HeroPageProps {
  /** The page's head and hero, and what to do next. */
  content: {
    meta: {title: string; description: string};
    hero: ComponentProps<typeof PageHero>;
    next?: ComponentProps<typeof CallToAction>;
  };
  /** A figure beside the text of the hero. */
  beside?: ReactNode;
  /** Whether the hero is the page's dark band. */
  band?: boolean;
  children: ReactNode;
}

/** Renders a page with a hero, which has the back link, and a closing call to action. */
export function HeroPage({content: {meta, hero, next}, beside, band, children}: HeroPageProps) {
  return (
    <Page {...meta}>
      <PageHero {...hero} band={band}>
        {beside}
      </PageHero>
      {children}
      {next && <CallToAction {...next} />}
    </Page>
  );
}
