import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {ExplainedSample} from '../../components/ExplainedSample';
import {byTitle, ItemList} from '../../components/ItemList';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import type {ProductContent} from '../../content/products/types';
import {Island} from '../../islands/Island';
import {HeroPage} from '../shell/HeroPage';
import styles from './ProductPage.module.css';

/**
 * Renders a product's page: hero, demo if there's one, and the other parts in the product's own order. An exhibit that
 * has no place in the order, because it's tall, is beside the words of the hero.
 */
export function ProductPage({content, exhibit}: {content: ProductContent; exhibit: ReactNode}) {
  const {demo, features, stages, configuration, order} = content;
  const {code, file, options, documentation} = configuration;
  const isBeside = !order.includes('exhibit');
  const sections = order.filter((part) => part !== 'exhibit');
  const toneOf = (part: (typeof sections)[number]) => (sections.indexOf(part) % 2 ? 'raised' : 'plain');
  const parts = {
    exhibit: <div className="band frame py-12">{exhibit}</div>,
    features: (
      <Section id="features" title={features.title} lead={features.lead} tone={toneOf('features')}>
        <ItemList
          layout={features.layout}
          className={clsx('three', styles.features)}
          items={byTitle(features.items)}
          after={({option}) => <code className="muted tiny">{option.replaceAll(' |', '\u00a0|')}</code>}
        />
      </Section>
    ),
    stages: (
      <Section id="how-it-works" title={stages.title} lead={stages.lead} tone={toneOf('stages')}>
        <ItemList
          as="ol"
          layout="columns"
          className={clsx('four', styles.stages)}
          numbered
          items={byTitle(stages.items)}
          after={({gives}) => <p className={clsx('on-ink mono tiny mt-3 border rounded', styles.gives)}>{gives}</p>}
        />
      </Section>
    ),
    configuration: (
      <Section id="configuration" title={configuration.title} lead={configuration.lead} tone={toneOf('configuration')}>
        <ExplainedSample
          sample={{code, language: 'ts', title: file, label: configuration.title}}
          terms={options}
          more={documentation}
        />
      </Section>
    ),
  };
  return (
    <HeroPage content={content} band={isBeside} beside={isBeside && exhibit}>
      {demo && (
        <section className={clsx('frame band stack gap-4', styles.demo)} aria-labelledby="try">
          <h2 id="try">{demo.title}</h2>
          <Island name="ListenDemo" when="visible" props={{}} />
          <MoreLink {...demo.more} />
        </section>
      )}
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </HeroPage>
  );
}
