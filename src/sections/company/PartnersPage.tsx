import clsx from 'clsx';
import {Confidence, isUnsure} from '../../components/Confidence';
import {PartnerMark} from '../../components/PartnerMark';
import {Section} from '../../components/Section';
import type {partnersContent} from '../../content/company/partners';
import {HeroPage} from '../shell/HeroPage';
import {SoundTrack} from '../solutions/SoundTrack';
import styles from './PartnersPage.module.css';

/** Renders the partners page: logos, and success stories as one sentence each, as it was recognized before and is now. */
export function PartnersPage({content}: {content: typeof partnersContent}) {
  const {marks, stories} = content;
  return (
    <HeroPage content={content}>
      <section className="frame section-end" aria-labelledby="marks">
        <h2 className="visually-hidden" id="marks">
          {marks.title}
        </h2>
        <ul className={clsx('between-lines grid overflow-hidden', styles.marks)} data-count="logos">
          {marks.items.map((mark) => (
            <li key={mark.name}>
              <PartnerMark {...mark} />
            </li>
          ))}
        </ul>
      </section>
      <Section id="stories" title={stories.title} lead={stories.lead} tone="band">
        <div data-count="stories">
          {Object.entries(stories.items).map(([partner, {title, text, sound, ...heard}]) => (
            <article key={partner} className={clsx('beside border-t-strong stack', styles.story)}>
              <div className="stack">
                <p className="muted small semibold">{partner}</p>
                <h3 className="tight type-figure">{title}</h3>
                <p>{text}</p>
              </div>
              <div className="container">
                <div className={styles.wave}>
                  <SoundTrack {...sound} words={heard.now.text} />
                </div>
                <dl>
                  {(['before', 'now'] as const).map((time) => (
                    <div key={time} className={clsx('pt-4', styles.heard)}>
                      <dt className="muted tiny">{stories[time]}</dt>
                      <dd
                        className="baseline between cluster gap-0 gap-x-4 ink"
                        data-unsure={isUnsure(heard[time].confidence) || undefined}
                      >
                        <span className="amber medium snug tight type-figure">“{heard[time].text}”</span>{' '}
                        <Confidence value={heard[time].confidence} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            </article>
          ))}
        </div>
      </Section>
    </HeroPage>
  );
}
