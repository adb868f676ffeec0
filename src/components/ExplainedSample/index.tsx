import type {ComponentProps} from 'react';
import {CodeSample, type CodeSampleProps} from '../CodeSample';
import {DefinitionList} from '../DefinitionList';
import {ItemList} from '../ItemList';
import {MoreLink} from '../MoreLink';
import {Pair} from '../Pair';

interface ExplainedSampleProps {
  sample: CodeSampleProps;
  /** What the names in the sample mean. */
  terms: Record<string, string>;
  more: ComponentProps<typeof MoreLink>;
  /** Whether the names are below the sample, in a section whose heading is beside it. */
  below?: boolean;
}

/** Renders a code sample with its names explained, and a link to further reading. */
export function ExplainedSample({sample, terms, more, below}: ExplainedSampleProps) {
  const named = Object.entries(terms).map(([term, text]) => ({title: <code className="regular">{term}</code>, text}));
  const notes = (
    <>
      {below ? <ItemList as="dl" layout="split" flush items={named} /> : <DefinitionList items={terms} />}
      <MoreLink {...more} />
    </>
  );
  return (
    <Pair notes={notes} below={below}>
      <CodeSample {...sample} />
    </Pair>
  );
}
