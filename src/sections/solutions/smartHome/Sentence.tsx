import type {ReactNode} from 'react';
import {Exhibit} from '../../../components/Exhibit';
import {Waveform} from '../../../components/Waveform';
import type {DeviceChange, SmartHomeContent} from '../../../content/solutions/types';
import {spoken} from '../drawing';
import {Device} from './Device';
import styles from './Sentence.module.css';

/** Renders lines from a phrase on the left to each of its devices on the right. */
function Fan({devices}: {devices: DeviceChange[]}): ReactNode {
  return (
    <svg className={styles.fan} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {devices.map(({device, to}, index) => {
        const end = ((index + 0.5) / devices.length) * 100;
        return <path key={device} d={`M0 50C70 50 55 ${end} 100 ${end}`} data-kept={to ? undefined : ''} />;
      })}
    </svg>
  );
}

/** Renders a sentence: its sound, its phrases with their intents, and the devices that each phrase controls. */
export function Sentence({content}: {content: SmartHomeContent['sentence']}): ReactNode {
  const {label, caption, syllables, phrases} = content;
  return (
    <Exhibit label={label} caption={caption}>
      <div className={styles.sound}>
        <Waveform levels={[0, 0, 0, ...spoken(syllables), 0, 0, 0].map((level) => level * 0.9 + 0.02)} />
      </div>
      <ol className={styles.sentence}>
        {phrases.map(({words, intent, devices}) => (
          <li key={intent} className={styles.phrase}>
            <div className={styles.said}>
              <p className={styles.words}>{words}</p>
              <code className={styles.intent}>{intent}</code>
            </div>
            <Fan devices={devices} />
            <ul className={styles.devices}>
              {devices.map((device) => (
                <Device key={device.device} {...device} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
