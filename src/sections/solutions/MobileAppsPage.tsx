import {CodeSample} from '../../components/CodeSample';
import {CodeTab, CodeTabs} from '../../components/CodeTabs';
import {DefinitionList} from '../../components/DefinitionList';
import {MoreLinks} from '../../components/MoreLink';
import {Pair} from '../../components/Pair';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {mobileAppsContent} from '../../content/solutions/mobileApps';
import {curly} from '../../facts/format';
import {HeroPage} from '../shell/HeroPage';
import {Phone} from './Phone';

type Content = typeof mobileAppsContent;
type Failure = keyof Content['failures']['advice'];

/** Renders the mobile apps page: partial results, requirements of both platforms, and messages for failures. */
export function MobileAppsPage({content}: {content: Content}) {
  const {phone, partials, platforms, failures} = content;
  const {title, lead, links, ...table} = platforms;
  return (
    <HeroPage content={content} band beside={<Phone {...phone} />}>
      <Section id="partials" title={partials.title} lead={partials.lead} tone="raised">
        <Pair notes={<DefinitionList items={partials.rules} />}>
          <CodeTabs>
            {Object.entries(partials.samples).map(([tab, sample]) => (
              <CodeTab key={tab} language={sample.language} label={tab}>
                <CodeSample {...sample} />
              </CodeTab>
            ))}
          </CodeTabs>
        </Pair>
      </Section>
      <Section id="platforms" title={title} lead={lead} layout="split">
        <Table {...table} side />
        <MoreLinks links={links} />
      </Section>
      <Section id="failures" title={failures.title} lead={failures.lead} tone="ruled">
        <ul className="columns">
          {(Object.keys(failures.advice) as Failure[]).map((code) => (
            <li key={code} className="remark stack gap-2">
              <code className="ink tiny">{code}</code>
              <p className="ink type-h3 medium snug tight">
                <q>{curly(failures.messages[code])}</q>
              </p>
              <p className="muted small">{failures.advice[code]}</p>
            </li>
          ))}
        </ul>
      </Section>
    </HeroPage>
  );
}
