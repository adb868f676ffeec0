import type {ReactNode} from 'react';
import {CodeSample} from '../../components/CodeSample';
import {MoreLink} from '../../components/MoreLink';
import {Pair} from '../../components/Pair';
import {Section} from '../../components/Section';
import {Terms} from '../../components/Terms';
import type {AutomotiveContent} from '../../content/solutions/types';
import {FramedPage} from '../shell/FramedPage';
import {CabinNoise} from './automotive/CabinNoise';
import {Trip} from './automotive/Trip';

/** Renders the automotive page: noise in a cabin, a drive in sentences, and settings for both. */
export function AutomotivePage({content}: {content: AutomotiveContent}): ReactNode {
  const {cabin, trip, settings} = content;
  return (
    <FramedPage content={content}>
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
    </FramedPage>
  );
}
