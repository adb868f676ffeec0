import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Waveform} from '../../components/Waveform';
import type {HeardSentence, PartnersContent, SuccessStory} from '../../content/company/types';
import styles from './SuccessStories.module.css';

function Heard({label, text, confidence}: HeardSentence & {label: string}): ReactNode {
  return (
    <div className={styles.heard} data-unsure={isUnsure(confidence) || undefined}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.sentence}>“{text}”</span> <Confidence value={confidence} />
      </dd>
    </div>
  );
}

function Story({
  partner,
  title,
  text,
  levels,
  before,
  now,
  labels,
}: SuccessStory & {labels: {before: string; now: string}}): ReactNode {
  return (
    <article className={styles.story}>
      <div className={styles.words}>
        <p className={styles.partner}>{partner}</p>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.exhibit}>
        <div className={styles.wave}>
          <Waveform levels={levels} />
        </div>
        <dl>
          <Heard label={labels.before} {...before} />
          <Heard label={labels.now} {...now} />
        </dl>
      </div>
    </article>
  );
}

/** Renders success stories as one sentence each: what was recognized before, and what is recognized now. */
export function SuccessStories({before, now, items}: PartnersContent['stories']): ReactNode {
  return (
    <div className={styles.stories} data-count="stories">
      {items.map((story) => (
        <Story key={story.partner} labels={{before, now}} {...story} />
      ))}
    </div>
  );
}
