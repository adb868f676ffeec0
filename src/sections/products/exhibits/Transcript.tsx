import clsx from 'clsx';
import {ConfidenceText, isUnsure} from '../../../components/Confidence';
import {Measure} from '../../../components/Measure';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import type {transcript} from '../../../content/products/voiceAi';
import {HeardWords} from '../HeardWords';
import styles from './Transcript.module.css';

type Recording = typeof transcript;

const barsPerSecond = 18;

/** Renders a recording as amplitude bars, amber where a word has low confidence. A word's length sets its share of time. */
function Track({lines, seconds}: Pick<Recording, 'lines' | 'seconds'>) {
  const bars: {level: number; unsure: boolean}[] = [];
  for (const {start, end, words} of lines) {
    const letters = Object.keys(words).reduce((sum, text) => sum + text.length + 1, 0);
    let at = start * barsPerSecond;
    for (const [text, confidence] of Object.entries(words)) {
      const first = Math.round(at);
      at += ((text.length + 1) * (end - start) * barsPerSecond) / letters;
      drawnLevels(text, Math.max(2, Math.round(at) - first - 1)).forEach((level, index) => {
        bars[first + index] = {level, unsure: isUnsure(confidence)};
      });
    }
  }
  const levels = (unsure: boolean) =>
    Array.from({length: seconds * barsPerSecond}, (_, index) =>
      bars[index]?.unsure === unsure ? bars[index].level : undefined,
    );
  return (
    <div className={clsx('grid mb-5', styles.track)} aria-hidden="true">
      <Waveform levels={levels(false)} />
      <Waveform levels={levels(true)} tone="low" />
    </div>
  );
}

/**
 * Renders a recording and its transcript: the confidence of each word and, where there are alternatives, the question that
 * a product asks because of them.
 */
export function Transcript({label, file, seconds, language, lines}: Recording) {
  return (
    <figure aria-label={label}>
      <figcaption className={clsx('cluster muted mono tiny', styles.source)}>
        <span className="ink">{file}</span> <span>{language}</span> <span>{seconds.toFixed(1)} s</span>
      </figcaption>
      <Track lines={lines} seconds={seconds} />
      <ol className={styles.lines}>
        {lines.map(({start, end, words, confidence, alternatives, question}) => (
          <li key={start} className="border-t py-6 stack" data-unsure={isUnsure(confidence) || undefined}>
            <p className="muted mono tiny">
              {start.toFixed(1)}–{end.toFixed(1)} s
            </p>
            <HeardWords words={words} />
            <p className={clsx('ink mono tiny amber', styles.total)}>
              <span className={clsx('muted', styles.label)}>Result</span> <ConfidenceText value={confidence} />
            </p>
            {alternatives && (
              <div className={clsx('callout mt-3 stack whole-row', styles.doubt)}>
                <p className="muted tiny">Also possible</p>
                <ol className="stack">
                  {alternatives.map(({text, confidence}) => (
                    <li key={text} className={clsx('center stack', styles.reading)}>
                      <span>{text}</span>
                      <Measure value={confidence} unsure />
                      <span className="mono tiny amber" data-unsure>
                        <ConfidenceText value={confidence} />
                      </span>
                    </li>
                  ))}
                </ol>
                <p className="ink lead semibold">
                  <span className="block label regular">Your product asks</span> {question}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}
