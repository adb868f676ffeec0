import type {ReactNode} from 'react';
import {LinkRows} from '../../../components/LinkRows';
import type {Article} from '../../../content/company/types';

/** Renders the newest articles, one row each, which links to the article. */
export function ArticleDigest({items}: {items: Article[]}): ReactNode {
  return (
    <LinkRows
      size="large"
      rows={items.map(({title, id, date, dateText}) => ({
        title,
        href: `/company/news#${id}`,
        notes: <time dateTime={date}>{dateText}</time>,
      }))}
    />
  );
}
