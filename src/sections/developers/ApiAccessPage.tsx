import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Fragment} from 'react';
import {CodeSample} from '../../components/CodeSample';
import {Confidence} from '../../components/Confidence';
import {DefinitionList} from '../../components/DefinitionList';
import {Exhibit} from '../../components/Exhibit';
import {byTitle, ItemList} from '../../components/ItemList';
import {Measure} from '../../components/Measure';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {apiAccessContent} from '../../content/developers/apiAccess';
import {consoleId} from '../../facts/routes';
import {Island} from '../../islands/Island';
import {HeroPage} from '../shell/HeroPage';
import styles from './ApiAccessPage.module.css';

type ApiAccessContent = typeof apiAccessContent;

/** Renders both readings of a response with their confidences, and marks words of the second that the first one lacks. */
function Readings({title, items, note}: ApiAccessContent['exchange']['readings']) {
  return (
    <div className={clsx('border-t-strong', styles.readings)}>
      <h3 className="mb-5 muted regular small">{title}</h3>
      <ol className="stack gap-6">
        {items.map(({transcript, confidence}, rank) => {
          const others = new Set(items[rank === 0 ? 1 : 0]?.transcript.split(' '));
          return (
            <li
              key={transcript}
              className={clsx('center stack', rank > 0 ? 'muted' : 'ink semibold', styles.reading)}
              data-unsure={rank > 0 || undefined}
            >
              <p className="snug tight type-figure whole-row">
                {transcript.split(' ').map((word) => (
                  <Fragment key={word}>
                    {rank === 0 || others.has(word) ? word : <mark className="amber">{word}</mark>}{' '}
                  </Fragment>
                ))}
              </p>
              <Measure value={confidence} unsure={rank > 0} />
              <Confidence value={confidence} unsure={rank > 0} />
            </li>
          );
        })}
      </ol>
      <p className="mt-6 muted">{note}</p>
    </div>
  );
}

const callsPerRow = 20;

/** Returns the path of a day's calls, one stroke each, in the rows that a full day fills. */
function strokes(calls: number, callsPerDay: number): string {
  const rows = Math.ceil(callsPerDay / callsPerRow);
  return Array.from({length: calls}, (_, index) => {
    const row = Math.floor(index / callsPerRow);
    return `M${(index % callsPerRow) + 0.5} ${((row + 0.14) / rows) * 100}V${((row + 0.86) / rows) * 100}`;
  }).join('');
}

/** Renders every call of the free tier's month as a stroke, in blocks of what one day allows. */
function Month({callsPerMonth, callsPerDay, caption}: ApiAccessContent['freeTier']) {
  const days = Array.from({length: Math.ceil(callsPerMonth / callsPerDay)}, (_, index) => ({
    number: index + 1,
    calls: Math.min(callsPerDay, callsPerMonth - index * callsPerDay),
  }));
  return (
    <figure aria-label={caption}>
      <div className={clsx('gap-4 grid', styles.days)}>
        {days.map(({number, calls}) => (
          <svg key={number} viewBox={`0 0 ${callsPerRow} 100`} preserveAspectRatio="none" aria-hidden="true">
            <path d={strokes(calls, callsPerDay)} />
          </svg>
        ))}
      </div>
      <figcaption className="balance mt-5 muted reading small">{caption}</figcaption>
    </figure>
  );
}

/** Renders the API access page: the sample call, features, the free tier, the first steps, and use cases. */
export function ApiAccessPage({content}: {content: ApiAccessContent}) {
  const {exchange, features, freeTier, uses, steps, agent} = content;
  useBrokenLinks().collectAnchor(consoleId(exchange.operation));
  return (
    <HeroPage content={content}>
      <Exhibit label={exchange.label}>
        <h2 className="mb-6 type-h3">{exchange.title}</h2>
        <div className={clsx('stack beside top', styles.exchange)}>
          <div className="stack gap-6">
            <CodeSample {...exchange.request} />
            <DefinitionList items={exchange.notes} />
          </div>
          <CodeSample {...exchange.answer} title={`${exchange.answer.title}: ${exchange.status}`} />
          <Island name="ApiConsole" when="reached" props={{operation: exchange.operation}} />
        </div>
        <Readings {...exchange.readings} />
      </Exhibit>
      <Section id="features" title={features.title} lead={features.lead} tone="raised">
        <ItemList
          layout="split"
          items={byTitle(features.items)}
          className={styles.features}
          after={({proof}) => <code className="ink anywhere tiny">{proof}</code>}
        />
      </Section>
      <Section id="free-tier" title={freeTier.title} lead={freeTier.lead}>
        <Month {...freeTier} />
        <ItemList as="dl" layout="columns" items={freeTier.limits} className={clsx('four', styles.limits)} />
        <MoreLink {...freeTier.more} />
      </Section>
      <Section id="steps" title={steps.title} lead={steps.lead} tone="raised" layout="split">
        <ItemList
          as="ol"
          numbered
          items={byTitle(steps.items).map(({title, text, link}) => ({
            title,
            text: (
              <>
                <p>{text}</p>
                <MoreLink {...link} />
              </>
            ),
          }))}
        />
      </Section>
      <Section id="use-cases" title={uses.title} lead={uses.lead}>
        <Table {...uses} />
      </Section>
      <Section id="agent" title={agent.title} lead={agent.lead} tone="raised" layout="split">
        <div className="stack gap-4">
          <CodeSample {...agent.setUp} />
          <MoreLink {...agent.more} />
        </div>
      </Section>
    </HeroPage>
  );
}
