import {Fragment, type ReactNode} from 'react';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import type {ProductContent, ProductPart} from '../../content/products/types';
import {Actions} from '../shell/Actions';
import {Page} from '../shell/Page';
import {Configuration} from './Configuration';
import {Demo} from './Demo';
import {Exhibit, isBesideHero} from './exhibits';
import {Features} from './Features';
import styles from './ProductPage.module.css';
import {SignalPath} from './SignalPath';

/** Renders a product's page: hero, demo if there's one, and the other parts in the product's own order. */
export function ProductPage({content}: {content: ProductContent}): ReactNode {
  const {meta, hero, demo, exhibit, features, stages, configuration, order, next} = content;
  const beside = isBesideHero(exhibit);
  const parts: Record<ProductPart, ReactNode> = {
    exhibit: (
      <div className={styles.exhibit}>
        <Exhibit exhibit={exhibit} />
      </div>
    ),
    features: <Features content={features} />,
    stages: <SignalPath content={stages} />,
    configuration: <Configuration content={configuration} />,
  };
  return (
    <Page {...meta}>
      <PageHero title={hero.title} lead={hero.lead} back={hero.back} actions={<Actions links={hero.actions} />}>
        {beside && <Exhibit exhibit={exhibit} />}
      </PageHero>
      {demo && <Demo {...demo} />}
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <CallToAction id="next" title={next.title} text={next.text}>
        <Actions links={next.links} />
      </CallToAction>
    </Page>
  );
}
