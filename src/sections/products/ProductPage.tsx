import type {ReactNode} from 'react';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import type {ProductContent} from '../../content/products/types';
import {Page} from '../shell/Page';
import {Actions} from './Actions';
import {Configuration} from './Configuration';
import {Demo} from './Demo';
import {Exhibit, standsBeside} from './exhibits';
import {Features} from './Features';
import styles from './ProductPage.module.css';
import {SignalPath} from './SignalPath';

/** Renders a product's page: hero, demo if there's one, exhibit, features, stages, and configuration. */
export function ProductPage({content}: {content: ProductContent}): ReactNode {
  const {meta, hero, demo, exhibit, features, stages, configuration, next} = content;
  const beside = standsBeside(exhibit);
  const below = !beside && (
    <div className={styles.exhibit}>
      <Exhibit exhibit={exhibit} />
    </div>
  );
  return (
    <Page {...meta}>
      <PageHero title={hero.title} lead={hero.lead} back={hero.back} actions={<Actions links={hero.actions} />}>
        {beside && <Exhibit exhibit={exhibit} />}
      </PageHero>
      {demo && <Demo {...demo} />}
      {!demo && below}
      <Features content={features} />
      <SignalPath content={stages} />
      {demo && below}
      <Configuration content={configuration} />
      <CallToAction id="next" title={next.title} text={next.text}>
        <Actions links={next.links} />
      </CallToAction>
    </Page>
  );
}
