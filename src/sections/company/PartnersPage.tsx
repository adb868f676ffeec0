import clsx from 'clsx';
import {Confidence, isUnsure} from '../../components/Confidence';
import {PartnerMark} from '../../components/PartnerMark';
import {Section} from '../../components/Section';
import {Waveform} from '../../components/Waveform';
import type {partnersContent} from '../../content/company/partners';
import {FramedPage} from '../shell/FramedPage';
import styles from './PartnersPage.module.css';

type Content = typeof partnersContent;

/** Renders the partners' logos as a table of cells. */
function PartnerMarks({title, items}: Content['marks']) {
  return (
    <section className="frame" aria-labelledby="marks">
      <h2 className="visually-hidden" id="marks">
        {title}
      </h2>
      <ul className={styles.marks} data-count="logos">
        {items.map((mark) => (
          <li key={mark.name}>
            <PartnerMark {...mark} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders success stories as one sentence each: what was recognized before, and what is recognized now. */
function SuccessStories({items, ...labels}: Content['stories']) {
  return (
    <div data-count="stories">
      {items.map(({partner, title, text, levels, ...heard}) => (
        <article key={partner} className={clsx('stack beside', styles.story)}>
          <div className="stack">
            <p className="muted small semibold">{partner}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <div>
            <Waveform className={styles.wave} levels={levels} />
            <dl>
              {(['before', 'now'] as const).map((time) => (
                <div key={time} className={styles.heard}>
                  <dt className="muted tiny">{labels[time]}</dt>
                  <dd className="cluster ink" data-unsure={isUnsure(heard[time].confidence) || undefined}>
                    <span className="amber">“{heard[time].text}”</span> <Confidence value={heard[time].confidence} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </article>
      ))}
    </div>
  );
}

/** Renders the partners page: logos, success stories, and how to become a partner. */
export function PartnersPage({content}: {content: Content}) {
  const {marks, stories} = content;
  return (
    <FramedPage content={content}>
      <PartnerMarks {...marks} />
      <Section id="stories" title={stories.title} lead={stories.lead} tone="band">
        <SuccessStories {...stories} />
      </Section>
    </FramedPage>
  );
}
