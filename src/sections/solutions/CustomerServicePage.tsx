import clsx from 'clsx';
import {ConfidenceText} from '../../components/Confidence';
import {ItemList, textsByTitle} from '../../components/ItemList';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import type {customerServiceContent} from '../../content/solutions/customerService';
import {HeroPage} from '../shell/HeroPage';
import {CallTimeline} from './CallTimeline';
import styles from './CustomerServicePage.module.css';

/** Below this confidence, the assistant hands the call over to a person. */
const handOverBelow = 0.5;

/** Renders the customer service page: a conversation, a call before and after, claims, and first steps. */
export function CustomerServicePage({content}: {content: typeof customerServiceContent}) {
  const {conversation, call, claims, start} = content;
  const items = Object.entries(claims.items).map(([claim, {most, figure, check}]) => ({
    title: (
      <>
        <span className="number type-h1">
          {most && <span className="block muted regular small">{most} </span>}
          {figure}
        </span>{' '}
        {claim}
      </>
    ),
    text: check,
  }));
  // A call turn by turn: what was said, and what was understood with which confidence
  const turns = (
    <figure className="border-t-strong" aria-label={conversation.label}>
      <ol className="mt-5 stack gap-3">
        {conversation.turns.map(({speaker, words, note, confidence}) => (
          <li key={words} className={clsx('stack', styles.turn)} data-speaker={speaker}>
            <p className="muted small">{speaker}</p>
            <div className="stack gap-1">
              <p className={clsx('balance ink', styles.words)}>{words}</p>
              {note && confidence !== undefined && (
                <p className="accent mono tiny amber" data-unsure={confidence < handOverBelow || undefined}>
                  {note} <ConfidenceText value={confidence} unsure={confidence < handOverBelow} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="border-t mt-4 muted pt-4 small">{conversation.caption}</figcaption>
    </figure>
  );
  return (
    <HeroPage content={content} beside={turns}>
      <CallTimeline {...call} />
      <Section id="claims" title={claims.title} lead={claims.lead} tone="raised">
        <ItemList layout="split" items={items} className={styles.claims} />
      </Section>
      <Section id="start" title={start.title} lead={start.lead} layout="split">
        <ItemList as="ol" className="mb-6" numbered items={textsByTitle(start.steps)} />
        <MoreLink {...start.link} />
      </Section>
    </HeroPage>
  );
}
