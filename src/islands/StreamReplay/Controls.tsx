import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '../../components/Button';
import {Select} from '../../components/Select';
import lab from '../shared/lab.module.css';
import {scenarioNames} from './copy';
import {type Scenario, scenarios} from './session';
import styles from './styles.module.css';
import {type Playback, speeds} from './usePlayback';

interface ControlsProps {
  id: string;
  scenario: Scenario;
  playback: Playback;
  onScenario: (scenario: Scenario) => void;
}

/** Renders the choice of a session, the play button, and the choice of a speed. */
export function Controls({id, scenario, playback, onScenario}: ControlsProps): ReactNode {
  const {isPlaying, speed, setSpeed, toggle} = playback;
  return (
    <div className={styles.controls} data-needs-script>
      <div className={clsx('stack gap-1', styles.choice)}>
        <label className={lab.title} htmlFor={`${id}scenario`}>
          Session
        </label>
        <Select
          id={`${id}scenario`}
          value={scenario}
          onChange={({target}) => onScenario(scenarios.find((each) => each === target.value) ?? 'complete')}
        >
          {scenarios.map((each) => (
            <option key={each} value={each}>
              {scenarioNames[each]}
            </option>
          ))}
        </Select>
      </div>
      <div className={clsx('stack gap-1', styles.choice)}>
        <label className={lab.title} htmlFor={`${id}speed`}>
          Speed
        </label>
        <Select id={`${id}speed`} value={speed} onChange={({target}) => setSpeed(Number(target.value))}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {`${each}×`}
            </option>
          ))}
        </Select>
      </div>
      <button type="button" className={buttonClass({})} onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
    </div>
  );
}
