import type {ReactNode} from 'react';
import {CodeSample} from '../../components/CodeSample';
import {Section} from '../../components/Section';
import type {AutomotiveContent} from '../../content/solutions/types';
import {CabinNoise} from './automotive/CabinNoise';
import {Trip} from './automotive/Trip';
import {MoreLink} from './MoreLink';
import {Pair} from './Pair';
import {SolutionFrame} from './SolutionFrame';
import {Terms} from './Terms';

/** Voice AI for vehicles: what a cabin sounds like, a drive in five sentences, and the settings for it. */
export function AutomotivePage({content}: {content: AutomotiveContent}): ReactNode {
  const {cabin, trip, settings} = content;
  return (
    <SolutionFrame content={content}>
      <CabinNoise cabin={cabin} />
      <Trip content={trip} />
      <Section id="settings" title={settings.title} lead={settings.lead}>
        <Pair
          notes={
            <>
              <Terms items={settings.points} />
              <MoreLink {...settings.more} />
            </>
          }
        >
          <CodeSample {...settings.sample} />
        </Pair>
      </Section>
    </SolutionFrame>
  );
}
