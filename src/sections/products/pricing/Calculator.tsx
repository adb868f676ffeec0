import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import type {PricingContent} from '../../../content/pricing/types';
import {Island} from '../../../islands/Island';

const headingId = 'calculator';

/** Asks which plan fits. Without scripts the section shows the example that the calculator starts with. */
export function Calculator({content}: {content: PricingContent['calculator']}): ReactNode {
  const {title, lead, ...copy} = content;
  return (
    <div data-no-print>
      <Section id={headingId} title={title} lead={lead} tone="raised" layout="split">
        <Island name="PricingCalculator" when="visible" props={{labelledBy: headingId, ...copy}} />
      </Section>
    </div>
  );
}
