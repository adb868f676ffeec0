import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Badge} from '../../../../src/components/Badge';
import {Wordmark} from '../../../../src/components/Wordmark';
import {brand} from '../../../../src/facts/brand';
import {Calls} from './Calls';
import {Lines} from './ContentView';
import {FaultChoices} from './FaultChoices';
import styles from './styles.module.css';
import {useTraffic} from './useTraffic';

/** Renders the mock's inspector: what an app sends, what it gets, and what is arranged to go wrong. */
export function Inspector(): ReactNode {
  const {version, hash, connection, settings, exchanges} = useTraffic();
  const newestFirst = exchanges.toReversed();
  return (
    <>
      <header className={clsx('between cluster', styles.header)}>
        <div className="cluster gap-4">
          <Wordmark name={brand.name} />
          <h1 className="label">Mock inspector</h1>
        </div>
        <p className="cluster gap-4 tiny muted" role="status">
          <Badge tone={connection === 'Live' ? 'accent' : 'neutral'}>{connection}</Badge>
          {version && <span className="mono">{`API ${version}, sha256 ${hash}`}</span>}
        </p>
      </header>
      <main className={clsx('stack gap-6', styles.main)}>
        <FaultChoices settings={settings} />
        {newestFirst.length > 0 && <Calls exchanges={newestFirst} />}
        {newestFirst.length === 0 && version && (
          <section className="gap-5 reading stack">
            <h2 className="type-h3">No calls yet</h2>
            <p className="muted">
              Point your app at this mock, or run the sample that the mock has printed. Each call appears here as it
              arrives.
            </p>
            <Lines lines={[['export TIMBRE_API_KEY=any-key'], [`export TIMBRE_API_BASE=${location.origin}/v1`]]} />
          </section>
        )}
      </main>
    </>
  );
}
