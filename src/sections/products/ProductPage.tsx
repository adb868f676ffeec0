import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {ExplainedSample} from '../../components/ExplainedSample';
import {byTitle, ItemList} from '../../components/ItemList';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import type {ProductContent} from '../../content/products/types';
import {Island} from '../../islands/Island';
import {FramedPage} from '../shell/FramedPage';
import styles from './ProductPage.module.css';

/** Renders the demo of a product below an unobtrusive heading, and a link to more. */
function Demo({title, more}: NonNullable<ProductContent['demo']>) {
  return (
    <section className={clsx('frame stack gap-4', styles.demo)} aria-labelledby="try">
      <h2 id="try">{title}</h2>
      <Island name="ListenDemo" when="visible" props={{}} />
      <MoreLink {...more} />
    </section>
  );
}

/** Renders a product's features, one line each or as a grid, with the option or call that controls it. */
function Features({title, lead, layout, items}: ProductContent['features']) {
  return (
    <Section id="features" title={title} lead={lead}>
      <ItemList
        layout={layout}
        className={clsx('three', styles.features)}
        items={byTitle(items)}
        after={({option}) => <code className="muted tiny">{option}</code>}
      />
    </Section>
  );
}

/** Renders how a product works: the stages from speech to result, each with its output. */
function Stages({title, lead, items}: ProductContent['stages']) {
  return (
    <Section id="how-it-works" title={title} lead={lead} tone="raised">
      <ItemList
        as="ol"
        layout="columns"
        className={clsx('four', styles.stages)}
        numbered
        items={byTitle(items)}
        after={({gives}) => <p className={clsx('on-ink mono tiny', styles.gives)}>{gives}</p>}
      />
    </Section>
  );
}

/** Renders a sample configuration beside its options, and a link to the product's documentation. */
function Configuration({title, lead, file, code, options, documentation}: ProductContent['configuration']) {
  const sample = {code, language: 'ts', title: file, label: title} as const;
  return (
    <Section id="configuration" title={title} lead={lead}>
      <ExplainedSample sample={sample} terms={options} more={documentation} />
    </Section>
  );
}

/**
 * Renders a product's page: hero, demo if there's one, and the other parts in the product's own order. An exhibit that
 * has no place in the order, because it's tall, is beside the words of the hero.
 */
export function ProductPage({content, exhibit}: {content: ProductContent; exhibit: ReactNode}) {
  const {demo, features, stages, configuration, order} = content;
  const isBeside = !order.includes('exhibit');
  const parts = {
    exhibit: <div className="band frame py-12">{exhibit}</div>,
    features: <Features {...features} />,
    stages: <Stages {...stages} />,
    configuration: <Configuration {...configuration} />,
  };
  return (
    <FramedPage content={content} band={isBeside} beside={isBeside && exhibit}>
      {demo && <Demo {...demo} />}
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </FramedPage>
  );
}
