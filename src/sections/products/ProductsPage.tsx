import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {LinkCard} from '../../components/Card';
import {ItemList} from '../../components/ItemList';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import type {products} from '../../content/products/overview';
import {FramedPage} from '../shell/FramedPage';
import styles from './ProductsPage.module.css';
import {figures} from './productFigures';

type Content = typeof products;

/** Renders a spoken sentence, and what each product returns for it. */
function OneSentence({label, heard, returns}: Content['exhibit']) {
  return (
    <figure className={styles.sentence} aria-label={label}>
      <Waveform
        className={styles.wave}
        levels={heard.split(' ').flatMap((word) => [...drawnLevels(word, word.length + 2), 0])}
      />
      <dl>
        {returns.map(({product, what, words}) => (
          <div key={product}>
            <dt>
              {product} <span className="label regular">{what}</span>
            </dt>
            <dd>
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
}

/** Renders a card for each product with a figure of what it returns. */
function Cards({title, lead, items}: Content['cards']) {
  return (
    <Section id="choose" title={title} lead={lead} tone="raised">
      <div className={clsx('stack gap-6', styles.cards)}>
        {Object.entries(items).map(([title, {text, href, figure}]) => (
          <LinkCard key={href} title={title} text={text} to={href}>
            <div className={styles.figure} aria-hidden="true">
              {figures[figure]}
            </div>
          </LinkCard>
        ))}
      </div>
    </Section>
  );
}

/** Renders what each product accepts, how code calls it, and where it's documented. */
function Access({title, lead, caption, columns, rows, sdkOnly}: Content['access']) {
  const code = (text: string) => <code className={clsx('ink tiny', styles.code)}>{text}</code>;
  return (
    <Section id="access" title={title} lead={lead}>
      <Table
        caption={caption}
        columns={columns}
        rows={Object.entries(rows).map(([product, {takes, sdk, rest, documentation}]) => ({
          header: product,
          cells: [
            takes,
            code(sdk),
            rest ? code(rest) : sdkOnly,
            <Link key="documentation" to={documentation.href}>
              {documentation.title}
            </Link>,
          ],
        }))}
      />
    </Section>
  );
}

/** Renders the prices in one line each, and a link to the pricing page. */
function Prices({title, lead, items, link}: Content['prices']) {
  return (
    <Section id="prices" title={title} lead={lead} tone="ruled" layout="split">
      <ItemList
        as="dl"
        layout="split"
        className={styles.prices}
        flush
        items={Object.entries(items).map(([title, {price, text}]) => ({title, text: price, limits: text}))}
        after={({limits}) => limits}
      />
      <ButtonLink variant="outline" size="large" to={link.href}>
        {link.title}
      </ButtonLink>
    </Section>
  );
}

/** Renders the overview of products: what each returns, how to call it, and what it costs. */
export function ProductsPage({content}: {content: Content}) {
  const {exhibit, cards, access, prices} = content;
  return (
    <FramedPage content={content} band beside={<OneSentence {...exhibit} />}>
      <Cards {...cards} />
      <Access {...access} />
      <Prices {...prices} />
    </FramedPage>
  );
}
