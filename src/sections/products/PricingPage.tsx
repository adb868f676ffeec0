import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Accordion} from '../../components/Accordion';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {pricingContent} from '../../content/pricing/pricingPage';
import {Island} from '../../islands/Island';
import {HeroPage} from '../shell/HeroPage';
import styles from './PricingPage.module.css';
import {Billing} from './pricing/Billing';
import {PlanCards} from './pricing/PlanCards';

/** Renders the pricing page: plans, calculator, comparison, billing, and common questions. */
export function PricingPage({content}: {content: typeof pricingContent}) {
  const {plans, calculator, comparison, billing, faq} = content;
  const {title, lead, ...copy} = calculator;
  const question = (
    <>
      {faq.lead} <Link to={faq.ask.href}>{faq.ask.title}</Link>
    </>
  );
  return (
    <HeroPage content={content}>
      <PlanCards {...plans} />
      <div data-no-print>
        <Section id="calculator" title={title} lead={lead} tone="raised" layout="split">
          <Island name="PricingCalculator" when="visible" props={{labelledBy: 'calculator', ...copy}} />
        </Section>
      </div>
      <Section id="compare" title={comparison.title}>
        <div className={clsx('unbroken', styles.comparison)}>
          <Table {...comparison} side />
        </div>
      </Section>
      <Billing {...billing} />
      <Section id="faq" title={faq.title} lead={question} layout="split">
        <Accordion name="pricing-faq" items={faq.items} />
      </Section>
    </HeroPage>
  );
}
