import clsx from 'clsx';
import {isUnsure} from '../../../components/Confidence';
import {SpokenWords} from '../../../components/SpokenWords';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import {simulateRecognition} from '../../../components/Waveform/simulateRecognition';
import type {Rows} from '.';
import styles from './styles.module.css';

/** Draws words below their sound, all with the same confidence: the API states none of single words. */
function Spoken({text = '', confidence = '1'}: {text?: string; confidence?: string}) {
  return <SpokenWords words={simulateRecognition(text).map((word) => ({...word, confidence: Number(confidence)}))} />;
}

const bracket = clsx('accent mono', styles.bracket);

/** Draws a sentence in parts, some with a name, and what it becomes. A hidden part is covered. */
export function Sentence({rows: [[result] = [''], ...parts]}: {rows: Rows}) {
  return (
    <div className={clsx('stack gap-2', styles.sentence)}>
      <div className={styles.parts}>
        {parts.map(([text, name, isHidden]) => (
          <div key={text} className={clsx('stack gap-0', styles.part)} data-hidden={isHidden}>
            <Spoken text={text} />
            {name && <span className={bracket}>{name}</span>}
          </div>
        ))}
      </div>
      <span className={bracket}>{result}</span>
    </div>
  );
}

/** Draws results one after another, each with its type and confidence. */
export function Messages({rows}: {rows: Rows}) {
  return rows.map(([type, text, confidence]) => (
    <div key={type} className={styles.message} data-unsure={isUnsure(Number(confidence)) || undefined}>
      <span className="muted mono tiny">{type}</span>
      <Spoken text={text} confidence={confidence} />
      <span className="muted mono tiny amber">{confidence}</span>
    </div>
  ));
}

/** Draws one recording, and each word below its sound. */
export function Track({rows: [words = []]}: {rows: Rows}) {
  const sounds = words.map((text) => [0, ...drawnLevels(text, 3 * text.length), 0]);
  const starts = sounds.map((_, index) => sounds.slice(0, index).flat().length);
  const levels = sounds.flat();
  return (
    <>
      <Waveform className={styles.track} levels={levels} />
      <svg aria-hidden="true" className={clsx('semibold', styles.words)} width="100%" height="1.3em">
        {words.map((text, index) => (
          <text key={text} x={`${((100 * (starts[index] ?? 0)) / levels.length).toFixed(1)}%`} y="1em">
            {text}
          </text>
        ))}
      </svg>
    </>
  );
}

/** Draws devices, each with what it reports and the words on its screen. */
export function Devices({rows}: {rows: Rows}) {
  return (
    <div className={styles.devices}>
      {rows.map(([shape, callback, text, confidence]) => (
        <div key={callback} className={clsx('stack gap-4', styles.device)} data-shape={shape}>
          <span className="accent mono tiny">{callback}</span>
          <Spoken text={text} confidence={confidence} />
        </div>
      ))}
    </div>
  );
}

/** Draws two turns of a conversation, and joins the words in their middle. */
export function Turns({rows: [[join] = [''], ...turns]}: {rows: Rows}) {
  return (
    <div className={styles.turns}>
      {turns.map((parts) => (
        <div key={parts.join()} className={styles.turn}>
          {parts.map((text) => (
            <Spoken key={text} text={text} />
          ))}
        </div>
      ))}
      <span className={bracket}>{join}</span>
    </div>
  );
}
