import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {CallToAction} from '../../components/CallToAction';
import {PageHero} from '../../components/PageHero';
import {Section} from '../../components/Section';
import type {CareersContent} from '../../content/company/types';
import {Actions} from '../shell/Actions';
import {Page} from '../shell/Page';
import {OfficeDay} from './OfficeDay';
import {Perks} from './Perks';
import {Positions} from './Positions';

/** Renders the careers page: a working day, perks, and open positions. */
export function CareersPage({content}: {content: CareersContent}): ReactNode {
  const {meta, hero, day, perks, positions, resume} = content;
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of positions.items) collectAnchor(id);
  return (
    <Page {...meta}>
      <PageHero {...hero} />
      <OfficeDay {...day} />
      <Section id="perks" title={perks.title} lead={perks.lead} tone="raised" layout="split">
        <Perks items={perks.items} />
      </Section>
      <Section id="positions" title={positions.title} lead={positions.lead}>
        <Positions items={positions.items} details={positions.details} />
      </Section>
      <CallToAction id="resume" title={resume.title} text={resume.text}>
        <Actions links={[resume.submit, resume.contact]} />
      </CallToAction>
    </Page>
  );
}
