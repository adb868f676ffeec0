import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Accordion} from '../../../components/Accordion';
import {Section} from '../../../components/Section';
import type {PricingContent} from '../../../content/pricing/types';

/** Renders questions about price and payment, at most one open. */
export function Faq({content}: {content: PricingContent['faq']}): ReactNode {
  const {title, lead, ask, items} = content;
  const words = (
    <>
      {lead} <Link to={ask.href}>{ask.title}</Link>
    </>
  );
  return (
    <Section id="faq" title={title} lead={words} layout="split">
      <Accordion
        name="pricing-faq"
        items={items.map(({question, answer, link}) => ({
          question,
          answer: (
            <p>
              {answer} {link && <Link to={link.href}>{link.title}</Link>}
            </p>
          ),
        }))}
      />
    </Section>
  );
}
