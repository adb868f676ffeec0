import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useState} from 'react';
import {Checkbox} from '../../components/Checkbox';
import {Confidence, confidenceThreshold} from '../../components/Confidence';
import {useSessionState} from '../shared/sessionState';
import {Outcome} from './Outcome';
import {Scale} from './Scale';
import {Sentences} from './Sentences';
import {type Heard, type Reading, sentences} from './sentences';
import {latest, wordsIn} from './stream';
import styles from './styles.module.css';
import {useListening} from './useListening';
import {isBelow, titles, verdictOf} from './verdict';
import {canSpeak, localVoice} from './voice';
import {Words} from './Words';

/** Returns whether the browser has a voice of its own. Some browsers list their voices only after a while. */
function useHasVoice(): boolean {
  const [hasVoice, setHasVoice] = useState(true);
  useEffect(() => {
    const look = () => setHasVoice(localVoice() !== undefined);
    look();
    if (!canSpeak()) return undefined;
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, []);
  return hasVoice;
}

const initial = {threshold: confidenceThreshold, isAloud: true};

function Message({type, text, confidence, threshold}: Heard & {type: string; threshold: number}): ReactNode {
  return (
    <li>
      <b className="semibold">{type}</b>
      <span>
        <span>{`“${text}”`}</span> <Confidence value={confidence} unsure={isBelow(confidence, threshold)} />
      </span>
    </li>
  );
}

/**
 * Plays a sentence as a recognizer hears it: words with their confidence, as they arrive in the messages of a stream,
 * and what a product does at a threshold that the visitor sets.
 */
export function ListenDemo(): ReactNode {
  const id = useId();
  const {sentence, recording, time, isPlaying, play, stop} = useListening(sentences[0]);
  const [chosen, setChosen] = useState<Reading>();
  const [{threshold, isAloud}, change] = useSessionState('ListenDemo', initial);
  const hasVoice = useHasVoice();

  const received = latest(recording, time);
  const isFinal = received?.type === 'final';
  const shownAlternatives = isFinal ? sentence.readings.slice(1) : [];
  const verdict = verdictOf(sentence, received, threshold, chosen);
  const hasEnded = isFinal && !isPlaying;

  return (
    <section className="stack gap-6" aria-label="Demo of Voice AI">
      <Sentences
        current={sentence}
        isPlaying={isPlaying}
        onStop={stop}
        onPlay={(next) => {
          setChosen(undefined);
          play(next, isAloud);
        }}
      />
      <Words
        sentence={sentence}
        heard={wordsIn(sentence, recording, received)}
        spoken={recording.words.filter(({start}) => start <= time).length}
        threshold={threshold}
      />
      <ul className={clsx('beside gap-0 gap-x-8 muted mono stack', styles.messages)} aria-label="What the stream sends">
        {received ? <Message {...received} threshold={threshold} /> : <li>Listening</li>}
        {shownAlternatives.map((alternative) => (
          <Message key={alternative.text} type="alternative" {...alternative} threshold={threshold} />
        ))}
      </ul>
      <div className={clsx('border-t stack', styles.decision)}>
        <Scale
          id={`${id}threshold`}
          threshold={threshold}
          onThreshold={(value) => {
            change({threshold: value});
            setChosen(undefined);
          }}
          best={received}
          isFinal={isFinal}
          alternatives={shownAlternatives}
        />
        <Outcome
          verdict={verdict}
          threshold={threshold}
          readings={sentence.readings}
          chosen={chosen}
          onChoice={setChosen}
        />
      </div>
      <div className={clsx('cluster between muted small', styles.foot)}>
        <p>A simulation: words and confidences are examples. Nothing is recorded or sent.</p>
        <div data-needs-script>
          {hasVoice ? (
            <Checkbox
              id={`${id}sound`}
              name="sound"
              label="Sound"
              input={{checked: isAloud, onChange: ({target}) => change({isAloud: target.checked})}}
            />
          ) : (
            <p>This browser has no English voice of its own, so the sentences play without sound.</p>
          )}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {hasEnded && `“${received.text}”, ${received.confidence.toFixed(2)}. ${titles[verdict.kind]}: ${verdict.text}`}
      </p>
    </section>
  );
}
