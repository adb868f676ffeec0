import type {ReactNode} from 'react';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import type {PricingContent} from '../../content/pricing/types';
import {Actions} from '../shell/Actions';
import {Page} from '../shell/Page';
import {Billing} from './pricing/Billing';
import {Calculator} from './pricing/Calculator';
import {Comparison} from './pricing/Comparison';
import {Faq} from './pricing/Faq';
import {Plans} from './pricing/Plans';

/** Renders the pricing page: plans, calculator, comparison, billing, and common questions. */
export function PricingPage({content}: {content: PricingContent}): ReactNode {
  const {meta, hero, plans, calculator, comparison, billing, faq, next} = content;
  return (
    <Page {...meta}>
      <PageHero {...hero} />
      <Plans content={plans} />
      <Calculator content={calculator} />
      <Comparison content={comparison} />
      <Billing content={billing} />
      <Faq content={faq} />
      <CallToAction id="next" title={next.title} text={next.text}>
        <Actions links={next.links} />
      </CallToAction>
    </Page>
  );
}
