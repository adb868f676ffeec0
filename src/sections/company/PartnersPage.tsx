import clsx from 'clsx';
import {Confidence, isUnsure} from '../../components/Confidence';
import {PartnerMark} from '../../components/PartnerMark';
import {Section} from '../../components/Section';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import type {partnersContent} from '../../content/company/partners';
import {HeroPage} from '../shell/HeroPage';
import styles from './PartnersPage.module.css';

type Heard = Record<'before' | 'now', {text: string}>;

/** Renders the sound of what is heard now, with the word that was misheard before as an unsure one. */
function Sound({before, now}: Heard) {
  const words = now.text.split(' ');
  const misheard = words.findIndex((word) => !before.text.split(' ').includes(word));
  const start = words.slice(0, misheard).join(' ').length;
  const end = start + 1 + (words[misheard]?.length ?? 0);
  const levels = drawnLevels(now.text, 68).map((level, bar, {length}) => {
    const place = (bar / length) * now.text.length;
    return {level, isMisheard: place >= start && place < end};
  });
  const part = (low: boolean) => levels.map(({level, isMisheard}) => (isMisheard === low ? level : undefined));
  return (
    <div className="grid">
      <Waveform className={styles.wave} levels={part(false)} />
      <Waveform className={styles.wave} levels={part(true)} tone="low" />
    </div>
  );
}

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
          {Object.entries(stories.items).map(([partner, {title, text, ...heard}]) => (
            <article key={partner} className={clsx('beside border-t-strong stack', styles.story)}>
              <div className="stack">
                <p className="muted small semibold">{partner}</p>
                <h3 className="tight type-figure">{title}</h3>
                <p>{text}</p>
              </div>
              <div>
                <Sound {...heard} />
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
