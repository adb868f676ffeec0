import clsx from 'clsx';
import type {HTMLAttributes, ReactNode} from 'react';
import styles from './styles.module.css';

interface ListItem {
  title: ReactNode;
  text: ReactNode;
}

interface ItemListProps<Item extends ListItem> extends HTMLAttributes<HTMLElement> {
  items: readonly Item[];
  /** `ol` if the order matters. `dl` for terms with short descriptions: its titles aren't headings, as they are otherwise (level 3). */
  as?: 'ul' | 'ol' | 'dl';
  /** `rows` between hairlines, `split` rows with the title beside the text, or `columns` (`className` may say how many). */
  layout?: 'rows' | 'split' | 'columns';
  /** Without a line and room above the first row, which is then level with a heading beside the list. */
  flush?: boolean;
  /** Numbers the items: beside their words in rows, above them in columns. */
  numbered?: boolean;
  /** Returns what is above an item's title, such as a figure. */
  before?: (item: Item) => ReactNode;
  /** Returns the one thing that follows an item's text, such as a link: below the text or, with three columns, beside it. */
  after?: (item: Item) => ReactNode;
}

/** Returns items that are listed by title. */
export const byTitle = <Rest,>(items: Record<string, Rest>) =>
  Object.entries(items).map(([title, rest]) => ({title, ...rest}));

/** Returns items of which there's only a text, listed by title. */
export const textsByTitle = (texts: Record<string, string>) =>
  Object.entries(texts).map(([title, text]) => ({title, text}));

/**
 * Renders items that have a title, a text, and at most one more thing. A section's class overrides any style, also
 * with `--columns`, the columns of split rows.
 */
export function ItemList<Item extends ListItem>(props: ItemListProps<Item>) {
  const {items, as: List = 'ul', layout = 'rows', flush, numbered, before, after, className, ...attributes} = props;
  const isTerms = List === 'dl';
  const Row = isTerms ? 'div' : 'li';
  const Title = isTerms ? 'dt' : 'h3';
  return (
    <List
      className={clsx(
        layout === 'columns' ? 'columns' : 'rows',
        styles[layout],
        flush && styles.flush,
        numbered && styles.numbered,
        className,
      )}
      {...attributes}
    >
      {items.map((item, index) => {
        const {title, text} = item;
        const Text = isTerms ? 'dd' : typeof text === 'string' ? 'p' : 'div';
        const extra = after?.(item);
        return (
          <Row key={typeof title === 'string' ? title : index} className={styles.item}>
            {before?.(item)}
            <Title className={styles.title}>{title}</Title>
            <Text className={styles.text}>{text}</Text>
            {isTerms && extra ? <dd>{extra}</dd> : extra}
          </Row>
        );
      })}
    </List>
  );
}
