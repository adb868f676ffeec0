import clsx from 'clsx';
import {CodeSample} from '../../components/CodeSample';
import {Icon} from '../../components/Icon';
import {LinkRows} from '../../components/LinkRows';
import {MoreLink, MoreLinks} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import {Tabs} from '../../components/Tabs';
import type {developersContent} from '../../content/developers/overview';
import {docsRoute} from '../../facts/routes';
import {glyphs} from '../shell/glyphs';
import {HeroPage} from '../shell/HeroPage';
import styles from './DevelopersPage.module.css';

/** The page whose pictogram stands for a shelf, by the shelf's title. The others have that of the documentation. */
const pictograms: Record<string, string> = {
  'Get started': '/developers#api-access',
  Reference: '/developers#sdks',
  'By product': '/products/voice-ai',
};

/** Renders the developers page: a sample call, documentation, SDKs, API access, and community. */
export function DevelopersPage({content}: {content: typeof developersContent}) {
  const {exchange, documentation, sdks, apiAccess, community} = content;
  const sample = (
    <figure aria-label={exchange.label}>
      <CodeSample {...exchange.request} />
      <p className={clsx('mono tiny semibold', styles.status)}>{exchange.status}</p>
      <CodeSample {...exchange.answer} />
      <p className="mt-3">
        <MoreLink {...exchange.more} />
      </p>
    </figure>
  );
  const tabs = sdks.items.map(({id, title, needs, install, first, link}) => ({
    id,
    label: title,
    content: (
      <div className="beside stack gap-y-4 top unbroken">
        <div className="stack">
          <h3>{title}</h3>
          <p className="mb-2 muted small">{needs}</p>
          <CodeSample {...install} />
          <MoreLink {...link} />
        </div>
        <CodeSample {...first} />
      </div>
    ),
  }));
  return (
    <HeroPage content={content} band beside={sample}>
      <Section id="documentation" title={documentation.title} lead={documentation.lead} tone="ruled">
        <div className={clsx('columns four gap-y-4', styles.shelves)}>
          {Object.entries(documentation.shelves).map(([title, links]) => (
            <div key={title} className="grid unbroken">
              <Icon path={glyphs[pictograms[title] ?? docsRoute]} />
              <h3 className="mb-3 mt-3 muted regular small">{title}</h3>
              <LinkRows rows={links} />
            </div>
          ))}
        </div>
        <MoreLink {...documentation.more} />
      </Section>
      <Section id="sdks" title={sdks.title} lead={sdks.lead} tone="raised">
        <Tabs label="SDKs" items={tabs} />
      </Section>
      <Section id="api-access" title={apiAccess.title} lead={apiAccess.lead} layout="split">
        <Table {...apiAccess} />
        <MoreLinks links={apiAccess.links} />
      </Section>
      <Section id="community" title={community.title} lead={community.lead} tone="ruled" layout="split">
        <LinkRows size="large" rows={community.places} />
      </Section>
    </HeroPage>
  );
}
