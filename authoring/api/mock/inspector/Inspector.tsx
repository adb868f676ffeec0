import clsx from 'clsx';
import {type ReactNode, useDeferredValue} from 'react';
import {Waveform} from '../../../../src/components/Waveform';
import {Wordmark} from '../../../../src/components/Wordmark';
import {brand} from '../../../../src/facts/brand';
import lab from '../../../../src/islands/shared/lab.module.css';
import {BadDay} from './BadDay';
import {Calls} from './Calls';
import {CopyButtons} from './CopyButtons';
import styles from './styles.module.css';
import {useTraffic} from './useTraffic';

/** What is heard until the first call. */
const silence = Array.from({length: 100}, () => 0);

/** Renders what to try when nothing has called the mock yet. */
function FirstCall(): ReactNode {
  const code = `export TIMBRE_API_KEY=any-key TIMBRE_API_BASE=${location.origin}/v1
curl "$TIMBRE_API_BASE/nlu/parse" --header "Content-Type: application/json" \\
  --header "Authorization: Bearer $TIMBRE_API_KEY" --data '{"text": "turn on the lights"}'`;
  return (
    <section className="gap-5 reading stack">
      <Waveform levels={silence} className={styles.silence} />
      <h2 className="type-h3">No calls yet</h2>
      <p className="muted">
        Point your app at this mock, or try it from a terminal. Each call appears here as it arrives.
      </p>
      <pre className={clsx('on-ink', lab.code)}>
        <code>{code}</code>
      </pre>
      <CopyButtons texts={{'Copy the lines': code}} />
    </section>
  );
}

/** Renders the mock's inspector: what an app sends, what it gets, and what is arranged to go wrong. */
export function Inspector(): ReactNode {
  const traffic = useTraffic();
  const {version, hash, isConnected, settings} = traffic;
  const exchanges = useDeferredValue(traffic.exchanges).toReversed();
  return (
    <>
      <header className={clsx('between cluster', styles.header)}>
        <div className="cluster gap-4">
          <Wordmark name={brand.name} />
          <h1 className="label">Mock inspector</h1>
        </div>
        <p className="cluster gap-4 tiny muted">
          <span className={styles.connection} data-connected={isConnected} role="status">
            {isConnected === undefined && 'Connecting…'}
            {isConnected && 'Live'}
            {isConnected === false && 'Connection lost. Start the mock again: this page reconnects by itself.'}
          </span>
          {version && <span className="mono">{`API ${version}${hash && `, sha256 ${hash}`}`}</span>}
        </p>
      </header>
      <main className={clsx('stack gap-6', styles.main)}>
        <BadDay settings={settings} />
        {exchanges.length > 0 && <Calls exchanges={exchanges} />}
        {exchanges.length === 0 && isConnected !== undefined && <FirstCall />}
      </main>
    </>
  );
}
