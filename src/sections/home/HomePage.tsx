import type {ReactNode} from 'react';
import type {HomeContent} from '../../content/types';
import {Page} from '../shell/Page';
import {Features} from './Features';
import {Hero} from './Hero';
import {Industries} from './Industries';
import {Testimonials} from './Testimonials';
import {Trial} from './Trial';

/** Renders the home page. */
export function HomePage({content}: {content: HomeContent}): ReactNode {
  const {meta, hero, features, solutions, testimonials, trial} = content;
  return (
    <Page {...meta}>
      <Hero content={hero} />
      <Features content={features} />
      <Industries content={solutions} />
      <Testimonials content={testimonials} />
      <Trial content={trial} />
    </Page>
  );
}
