import type {ReactNode} from 'react';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import type {ProductsContent} from '../../content/products/types';
import {Actions} from '../shell/Actions';
import {Page} from '../shell/Page';
import {Access} from './overview/Access';
import {Cards} from './overview/Cards';
import {OneSentence} from './overview/OneSentence';
import {Prices} from './overview/Prices';

/** Renders the overview of products: what each returns, how to call it, and what it costs. */
export function ProductsPage({content}: {content: ProductsContent}): ReactNode {
  const {meta, hero, cards, access, prices, next} = content;
  return (
    <Page {...meta}>
      <PageHero title={hero.title} lead={hero.lead} actions={<Actions links={hero.actions} />}>
        <OneSentence {...hero.exhibit} />
      </PageHero>
      <Cards content={cards} />
      <Access content={access} />
      <Prices content={prices} />
      <CallToAction id="next" title={next.title} text={next.text}>
        <Actions links={next.links} />
      </CallToAction>
    </Page>
  );
}
