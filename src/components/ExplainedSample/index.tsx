import type {ComponentProps} from 'react';
import {CodeSample, type CodeSampleProps} from '../CodeSample';
import {DefinitionList} from '../DefinitionList';
import {MoreLink} from '../MoreLink';
import {Pair} from '../Pair';

interface ExplainedSampleProps {
  sample: CodeSampleProps;
  /** What the names in the sample mean. */
  terms: Record<string, string>;
  more: ComponentProps<typeof MoreLink>;
}

/** Renders a code sample with its names explained, and a link to further reading. */
export function ExplainedSample({sample, terms, more}: ExplainedSampleProps) {
  const notes = (
    <>
      <DefinitionList items={terms} />
      <MoreLink {...more} />
    </>
  );
  return (
    <Pair notes={notes}>
      <CodeSample {...sample} />
    </Pair>
  );
}
