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

interface ProductPageProps {
  content: ProductContent;
  exhibit?: ReactNode;
  /** The stages as a drawing, with their titles and texts. Without one, they are a numbered list. */
  drawing?: ReactNode;
}

/**
 * Renders a product's page: hero, demo if there's one, and the other parts in the product's own order. An exhibit that
 * has no place in the order, because it's tall, is beside the words of the hero.
 */
export function ProductPage({content, exhibit, drawing}: ProductPageProps) {
  const {demo, features, stages, configuration, order} = content;
  const {code, file, options, documentation, title, lead, layout} = configuration;
  const isBeside = exhibit !== undefined && !order.includes('exhibit');
  const sections = order.filter((part) => part !== 'exhibit');
  const toneOf = (part: (typeof sections)[number]) => (sections.indexOf(part) % 2 ? 'raised' : 'plain');
  const parts = {
    exhibit: <div className="band frame py-12">{exhibit}</div>,
    features: (
      <Section id="features" title={features.title} lead={features.lead} tone={toneOf('features')}>
        <ItemList
          layout={features.layout === 'split' ? 'split' : 'columns'}
          className={clsx('three', features.layout === 'layers' && 'boxed overflow-hidden', styles[features.layout])}
          items={byTitle(features.items)}
          before={({gives}) => gives && <p className="mono small">{gives}</p>}
          after={({option}) => <code className="self-start text type-code">{option.replaceAll(' |', '\u00a0|')}</code>}
        />
      </Section>
    ),
    stages: (
      <Section id="how-it-works" title={stages.title} lead={stages.lead} tone={toneOf('stages')}>
        {drawing ?? <ItemList as="ol" layout="columns" className="four" numbered items={byTitle(stages.items)} />}
      </Section>
    ),
    configuration: (
      <Section id="configuration" title={title} lead={lead} tone={toneOf('configuration')} layout={layout}>
        <ExplainedSample
          sample={{code, language: 'ts', title: file, label: title}}
          terms={options}
          below={layout === 'split'}
          more={documentation}
        />
      </Section>
    ),
  };
  return (
    <HeroPage content={content} band={isBeside} beside={isBeside && exhibit}>
      {demo && (
        <section className={clsx('frame band stack gap-4', styles.demo)} aria-labelledby="try">
          <h2 className="type-h4" id="try">
            {demo.title}
          </h2>
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
