import clsx from 'clsx';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import type {ProductContent} from '../../../content/products/types';
import type {turn} from '../../../content/products/voiceChat';
import styles from './TurnLanes.module.css';

type TurnLanesProps = typeof turn & {components: ProductContent['stages']['items']};

/** Renders one turn over time: a lane for each component, which begins where the component has what it needs, or a sequence on phones. */
export function TurnLanes({phases, components, said, reply}: TurnLanesProps) {
  return (
    <div>
      <ol className={clsx('center grid muted tiny snug', styles.lane, styles.phases)}>
        {phases.map((phase) => (
          <li key={phase}>{phase.replace(' ms', '\u00a0ms')}</li>
        ))}
      </ol>
      <ol className="between-lines lines">
        {Object.entries(components).map(([title, {text, gives}], index) => (
          <li key={title} className={clsx('beside gap-y-4 py-6 stack', styles.component)}>
            <div className="stack gap-1">
              <p className={clsx('label', styles.moment)}>{phases[index]}</p>
              <h3 className="type-h4">{title}</h3>
              <p className="muted small">{text}</p>
            </div>
            <div className={clsx('center grid', styles.lane)}>
              {index === 0 && <Waveform className={styles.sound} levels={drawnLevels(said, 28)} tone="ink" />}
              {index === 0 && <span className={styles.silence} />}
              {index === 3 && <Waveform className={styles.reply} levels={drawnLevels(reply, 44)} />}
              <p className={clsx('ink mono remark self-start type-code', styles.gives)}>{gives}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
