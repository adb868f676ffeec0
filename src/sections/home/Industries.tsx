import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {Section} from '../../components/Section';
import {Tabs} from '../../components/Tabs';
import type {homeContent} from '../../content/home';
import {SoundTrack} from '../solutions/SoundTrack';
import styles from './Industries.module.css';

/** Renders the industries as tabs, each with its features and a sample sentence. */
export function Industries({title, lead, items}: (typeof homeContent)['solutions']) {
  const tabs = items.map(({id, title, description, features, cta, heard}) => ({
    id,
    label: title,
    content: (
      <div className={clsx('columns unbroken', styles.panel)}>
        <div className={clsx('stack gap-5 start', styles.words)}>
          <h3>{title}</h3>
          <p className="lead">{description}</p>
          <ul className="mb-3 stack">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ButtonLink {...cta} variant="outline" />
        </div>
        <figure className={clsx('boxed stack gap-6 surface', styles.heard)} aria-label={`Overheard: ${title}`}>
          <div className="stack gap-2">
            <SoundTrack words={heard.words} {...heard.sound} />
            <p className="muted small">{heard.sound.around}</p>
          </div>
          <blockquote className={clsx('balance ink medium tighter type-h2', styles.quote)}>“{heard.words}”</blockquote>
          <figcaption className="border-t muted pt-4 stack">
            <code className="tag">{heard.intent}</code> {heard.answer}
          </figcaption>
        </figure>
      </div>
    ),
  }));
  return (
    <Section id="industries" title={title} lead={lead}>
      <Tabs label="Industries" items={tabs} />
    </Section>
  );
}
