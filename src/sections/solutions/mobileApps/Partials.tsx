import type {ReactNode} from 'react';
import {CodeSample} from '../../../components/CodeSample';
import {CodeTab, CodeTabs} from '../../../components/CodeTabs';
import {Pair} from '../../../components/Pair';
import {Section} from '../../../components/Section';
import {Terms} from '../../../components/Terms';
import type {MobileAppsContent} from '../../../content/solutions/types';

/** Renders what partial and final results are for, and the same listener in both languages. */
export function Partials({content}: {content: MobileAppsContent['partials']}): ReactNode {
  const {title, lead, rules, samples} = content;
  return (
    <Section id="partials" title={title} lead={lead} tone="raised">
      <Pair notes={<Terms items={rules} />}>
        <CodeTabs>
          {samples.map(({language, label, sample}) => (
            <CodeTab key={language} language={language} label={label}>
              <CodeSample {...sample} />
            </CodeTab>
          ))}
        </CodeTabs>
      </Pair>
    </Section>
  );
}
