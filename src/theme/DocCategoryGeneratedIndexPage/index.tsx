// Change: rejects generated index pages, whose cards would be unstyled without Infima.
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex: {title}}: Props): never {
  throw new Error(
    `sidebars.ts: the category "${title}" has a link of type generated-index, which this site doesn't support. ` +
      "Fix: write the page in docs/ and link to it with {type: 'doc', id: '…'}.",
  );
}
