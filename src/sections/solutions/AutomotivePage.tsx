import clsx from 'clsx';
import {ExplainedSample} from '../../components/ExplainedSample';
import {Section} from '../../components/Section';
import type {automotiveContent} from '../../content/solutions/automotive';
import {HeroPage} from '../shell/HeroPage';
import styles from './AutomotivePage.module.css';
import {CabinNoise} from './CabinNoise';

/** Renders the automotive page: noise in a cabin, a drive in sentences, and settings for both. */
export function AutomotivePage({content}: {content: typeof automotiveContent}) {
  const {cabin, trip, settings} = content;
  return (
    <HeroPage content={content}>
      <CabinNoise {...cabin} />
      <Section id="trip" title={trip.title} lead={trip.lead} tone="raised">
        <ol className="rows">
          {Object.entries(trip.moments).map(([time, {place, speed, words, intent, answer, mode, ...doubt}]) => (
            <li key={time} className={clsx('baseline py-6 stack', styles.moment)}>
              <p className="ink small semibold">
                <span className="mono regular">{time}</span>&nbsp; {place}
                <span className="block muted regular">{speed}</span>
              </p>
              <div className="stack gap-2">
                <p className="said">“{words}”</p>
                <p className="muted">{answer}</p>
                {'unsure' in doubt && (
                  <p className="amber small semibold" data-unsure="">
                    {doubt.unsure}
                  </p>
                )}
              </div>
              <div className={clsx('stack gap-1 tiny', styles.heard)}>
                <code className="ink tiny">{intent}</code>
                <p className="muted">
                  Mode: <code className="ink tiny">{mode}</code>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="settings" title={settings.title} lead={settings.lead}>
        <ExplainedSample {...settings} />
      </Section>
    </HeroPage>
  );
}
