import Link from '@docusaurus/Link';
import {Accordion} from '../../components/Accordion';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {pricingContent} from '../../content/pricing/pricing';
import {Island} from '../../islands/Island';
import {FramedPage} from '../shell/FramedPage';
import styles from './PricingPage.module.css';
import {Billing} from './pricing/Billing';
import {Plans} from './pricing/Plans';

type Content = typeof pricingContent;

/** Asks which plan fits. Without scripts the section shows the example that the calculator starts with. */
function Calculator({title, lead, ...copy}: Content['calculator']) {
  return (
    <div data-no-print>
      <Section id="calculator" title={title} lead={lead} tone="raised" layout="split">
        <Island name="PricingCalculator" when="visible" props={{labelledBy: 'calculator', ...copy}} />
      </Section>
    </div>
  );
}

/** Renders all figures of the plans in one table. */
function Comparison({title, caption, columns, rows, absent}: Content['comparison']) {
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{absent}</span>
    </>
  );
  return (
    <Section id="compare" title={title}>
      <div className={styles.comparison}>
        <Table
          caption={caption}
          columns={columns}
          rows={Object.entries(rows).map(([header, cells]) => ({header, cells: cells.map((cell) => cell ?? none)}))}
        />
      </div>
    </Section>
  );
}

/** Renders questions about price and payment, at most one open. */
function Faq({title, lead, ask, items}: Content['faq']) {
  const words = (
    <>
      {lead} <Link to={ask.href}>{ask.title}</Link>
    </>
  );
  return (
    <Section id="faq" title={title} lead={words} layout="split">
      <Accordion name="pricing-faq" items={items} />
    </Section>
  );
}

/** Renders the pricing page: plans, calculator, comparison, billing, and common questions. */
export function PricingPage({content}: {content: Content}) {
  const {plans, calculator, comparison, billing, faq} = content;
  return (
    <FramedPage content={content}>
      <Plans {...plans} />
      <Calculator {...calculator} />
      <Comparison {...comparison} />
      <Billing {...billing} />
      <Faq {...faq} />
    </FramedPage>
  );
}
