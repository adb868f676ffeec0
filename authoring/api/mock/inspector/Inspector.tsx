import clsx from 'clsx';
import {type ReactNode, useDeferredValue, useEffect, useState} from 'react';
import {Wordmark} from '../../../../src/components/Wordmark';
import {brand} from '../../../../src/facts/brand';
import {BadDay} from './BadDay';
import {Calls} from './Calls';
import {Details} from './Details';
import styles from './styles.module.css';
import {useTraffic} from './useTraffic';

/** Renders what to try when nothing has called the mock yet. */
function FirstCall(): ReactNode {
  const code = `export TIMBRE_API_KEY=any-key TIMBRE_API_BASE=${location.origin}/v1
curl "$TIMBRE_API_BASE/nlu/parse" --header "Authorization: Bearer $TIMBRE_API_KEY" \\
  --header "Content-Type: application/json" --data '{"text": "turn on the kitchen lights"}'`;
  return (
    <section className={clsx('stack gap-5', styles.empty)}>
      <h2 className="type-h3">No calls yet</h2>
      <p className="muted">
        Point your app at this mock, or try it from a terminal. Each call appears here as it arrives.
      </p>
      <pre className={clsx('on-ink tiny', styles.code)}>
        <code>{code}</code>
      </pre>
    </section>
  );
}

/** Renders the mock's inspector: what an app sends, what it gets, and what is arranged to go wrong. */
export function Inspector(): ReactNode {
  const traffic = useTraffic();
  const {version, hash, isConnected, settings} = traffic;
  const exchanges = useDeferredValue(traffic.exchanges);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    const follow = ({key}: KeyboardEvent) => key === 'Escape' && setChosen(undefined);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
  const selected = exchanges.find(({id}) => id === chosen) ?? exchanges[0];
  return (
    <>
      <header className={clsx('row between', styles.header)}>
        <div className="cluster gap-4">
          <Wordmark name={brand.name} />
          <h1 className="label">Mock inspector</h1>
        </div>
        <p className="cluster gap-4 tiny muted">
          <span className={styles.connection} data-connected={isConnected || undefined} role="status">
            {isConnected ? 'Live' : 'Connection lost. Start the mock again: this page reconnects by itself.'}
          </span>
          <span className="mono">{`${version} ${hash}`}</span>
        </p>
      </header>
      <main className={styles.main}>
        <BadDay settings={settings} />
        {exchanges.length === 0 ? (
          <FirstCall />
        ) : (
          <div className={clsx('stack gap-6', styles.panes)}>
            <Calls
              exchanges={exchanges}
              selected={selected?.id}
              isFollowing={selected?.id !== chosen}
              onSelect={setChosen}
            />
            {selected && <Details key={selected.id} exchange={selected} isChosen={selected.id === chosen} />}
          </div>
        )}
      </main>
    </>
  );
}
