import clsx from 'clsx';
import {ExplainedSample} from '../../components/ExplainedSample';
import {Section} from '../../components/Section';
import type {automotiveContent} from '../../content/solutions/automotive';
import {FramedPage} from '../shell/FramedPage';
import styles from './AutomotivePage.module.css';
import {CabinNoise} from './CabinNoise';

type Content = typeof automotiveContent;

/** Renders a drive in sentences: where each was said, what was understood, and with or without a connection. */
function Trip({title, lead, moments}: Content['trip']) {
  return (
    <Section id="trip" title={title} lead={lead} tone="raised">
      <ol className="rows">
        {moments.map(({time, place, speed, words, intent, answer, mode, unsure}) => (
          <li key={time} className={clsx('stack', styles.moment)}>
            <p className="ink small semibold">
              <span className={clsx('accent mono regular', styles.time)}>{time}</span> {place}
              <span className={clsx('muted regular', styles.speed)}>{speed}</span>
            </p>
            <div className="stack gap-2">
              <p className={clsx('ink type-h3 medium', styles.words)}>“{words}”</p>
              <p className="muted">{answer}</p>
              {unsure && (
                <p className="amber small semibold" data-unsure="">
                  {unsure}
                </p>
              )}
            </div>
            <div className={clsx('stack gap-1 tiny', styles.heard)}>
              <code className="accent">{intent}</code>
              <p className="muted">
                Mode: <code className="ink">{mode}</code>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Renders the automotive page: noise in a cabin, a drive in sentences, and settings for both. */
export function AutomotivePage({content}: {content: Content}) {
  const {cabin, trip, settings} = content;
  return (
    <FramedPage content={content}>
      <CabinNoise {...cabin} />
      <Trip {...trip} />
      <Section id="settings" title={settings.title} lead={settings.lead}>
        <ExplainedSample {...settings} />
      </Section>
    </FramedPage>
  );
}
