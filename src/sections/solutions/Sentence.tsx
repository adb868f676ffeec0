import clsx from 'clsx';
import {Exhibit} from '../../components/Exhibit';
import {Waveform} from '../../components/Waveform';
import {spokenLevels} from '../../components/Waveform/levels';
import type {smartHomeContent} from '../../content/solutions/smartHome';
import styles from './Sentence.module.css';

interface DeviceChange {
  device: string;
  from: string;
  /** Absent when the device was told to stay as it is. */
  to?: string;
}

/** Renders lines from a phrase on the left to each of its devices on the right. */
function Fan({devices}: {devices: DeviceChange[]}) {
  return (
    <svg
      className={clsx('growing stroke-accent', styles.fan)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {devices.map(({device, to}, index) => {
        const end = ((index + 0.5) / devices.length) * 100;
        return <path key={device} d={`M0 50C70 50 55 ${end} 100 ${end}`} data-kept={to ? undefined : ''} />;
      })}
    </svg>
  );
}

/** Renders a device and what a phrase does to it, or that it stays as it is. */
function Device({device, from, to}: DeviceChange) {
  return (
    <li
      className={clsx('cluster baseline between content-center gap-1 gap-x-6', styles.device)}
      data-kept={to ? undefined : ''}
    >
      <span className="ink semibold">{device}</span>
      <span className="muted mono type-code">
        {to ? (
          <>
            <span className="visually-hidden">from </span>
            {from}
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden"> to </span>
            <b className="accent">{to}</b>
          </>
        ) : (
          <>
            stays <b className="ink">{from}</b>
          </>
        )}
      </span>
    </li>
  );
}

/** Renders a sentence: its sound, its phrases with their intents, and the devices that each phrase controls. */
export function Sentence({label, caption, phrases}: (typeof smartHomeContent)['sentence']) {
  return (
    <Exhibit label={label} caption={caption}>
      <Waveform
        className={clsx('mb-8', styles.sound)}
        levels={spokenLevels(phrases.map(({words}) => words).join(' '), 2, 1)}
      />
      <ol className={clsx('stack gap-8', styles.sentence)}>
        {phrases.map(({words, intent, devices}) => (
          <li key={intent} className={clsx('stack', styles.phrase)}>
            <div className={clsx('stack gap-0 start', styles.said)}>
              <p className={clsx('ink semibold tighter type-h2', styles.words)}>{words}</p>
              <code className={clsx('ink tiny', styles.intent)}>{intent}</code>
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
