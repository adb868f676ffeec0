import clsx from 'clsx';
import {isUnsure} from '../../../components/Confidence';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import {Bracket, Spoken} from '../ParsedSentence';
import styles from './styles.module.css';

/** Draws results one after another. A row is a type, a text, and its confidence. */
export function Messages({rows}: {rows: string[][]}) {
  return rows.map(([type, text, confidence]) => (
    <div key={type} className={clsx('grid', styles.message)} data-unsure={isUnsure(Number(confidence)) || undefined}>
      <span className="muted mono tiny">{type}</span>
      <Spoken text={text} confidence={confidence} />
      <span className="muted mono tiny amber">{confidence}</span>
    </div>
  ));
}

/** Draws one recording, and each word below its sound. The row is the words. */
export function Track({rows: [words = []]}: {rows: string[][]}) {
  const sounds = words.map((text) => [0, ...drawnLevels(text, 3 * text.length), 0]);
  const starts = sounds.map((_, index) => sounds.slice(0, index).flat().length);
  const levels = sounds.flat();
  return (
    <div>
      <Waveform className={styles.track} levels={levels} />
      <svg aria-hidden="true" className="ink semibold" fill="currentcolor" width="100%" height="1.3em">
        {words.map((text, index) => (
          <text key={text} x={`${((100 * (starts[index] ?? 0)) / levels.length).toFixed(1)}%`} y="1em">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Draws devices. A row is a shape (`phone`, `android`), what the device reports, and the words on its screen. */
export function Devices({rows}: {rows: string[][]}) {
  return (
    <div className={clsx('flex', styles.devices)}>
      {rows.map(([shape, callback, text]) => (
        <div key={callback} className={clsx('stack gap-4 surface', styles.device)} data-shape={shape}>
          <span className="accent mono tiny">{callback}</span>
          <Spoken text={text} />
        </div>
      ))}
    </div>
  );
}

/** Draws two turns of a conversation. The first row is what joins their second parts, and each other row the parts of a turn. */
export function Turns({rows: [[join] = [''], ...turns]}: {rows: string[][]}) {
  return (
    <div className={clsx('grid', styles.turns)}>
      {turns.map((parts) => (
        <div key={parts.join()} className={clsx('flex', styles.turn)}>
          {parts.map((text) => (
            <Spoken key={text} text={text} />
          ))}
        </div>
      ))}
      <Bracket>{join}</Bracket>
    </div>
  );
}
