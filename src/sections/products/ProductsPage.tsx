import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {LinkCard} from '../../components/Card';
import {ItemList} from '../../components/ItemList';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import {Waveform} from '../../components/Waveform';
import {spokenLevels} from '../../components/Waveform/levels';
import type {products} from '../../content/products/overview';
import {HeroPage} from '../shell/HeroPage';
import styles from './ProductsPage.module.css';
import {figures} from './productFigures';

/** Renders the overview of products: what each returns, how to call it, and what it costs. */
export function ProductsPage({content}: {content: typeof products}) {
  const {exhibit, cards, access, prices} = content;
  const sentence = (
    <figure className={clsx('between-lines', styles.sentence)} aria-label={exhibit.label}>
      <Waveform className={clsx('py-4', styles.wave)} levels={spokenLevels(exhibit.heard, 1, 2)} />
      <dl>
        {exhibit.returns.map(({product, what, words}) => (
          <div key={product} className="border-t grid leading-dense py-4">
            <dt className="accent semibold">
              {product} <span className="label regular">{what}</span>
            </dt>
            <dd className="ink">
              {words.split(/(\d\.\d\d)/).map((part, index) =>
                index % 2 ? (
                  <span key={part} className="muted mono tiny">
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
  return (
    <HeroPage content={content} band beside={sentence}>
      <Section id="choose" title={cards.title} lead={cards.lead} tone="raised">
        <div className={clsx('columns gap-6', styles.cards)}>
          {Object.entries(cards.items).map(([title, {text, href, figure}]) => (
            <LinkCard key={href} title={title} text={text} to={href}>
              <div className={clsx('mb-5 stack border-b container', styles.figure)} aria-hidden="true">
                {figures[figure]}
              </div>
            </LinkCard>
          ))}
        </div>
      </Section>
      <Section id="access" title={access.title} lead={access.lead}>
        <div className={styles.access}>
          <Table {...access} />
        </div>
      </Section>
      <Section id="prices" title={prices.title} lead={prices.lead} tone="raised" layout="split">
        <ItemList
          as="dl"
          layout="split"
          className={clsx('mb-8', styles.prices)}
          flush
          items={Object.entries(prices.items).map(([title, {price, text}]) => ({title, text: price, limits: text}))}
          after={({limits}) => limits}
        />
        <ButtonLink {...prices.link} variant="outline" size="large" />
      </Section>
    </HeroPage>
  );
}
