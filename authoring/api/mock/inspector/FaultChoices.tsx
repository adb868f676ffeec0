import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '../../../../src/components/Button';
import {Choice} from '../../../../src/islands/shared/Choice';
import lab from '../../../../src/islands/shared/lab.module.css';
import type {Settings} from '../faults';
import faults from '../faults.json';
import choices from './faultChoices.json';
import styles from './styles.module.css';
import {ask} from './useTraffic';

/** Returns the settings that a choice is about, or the others, as the header `Prefer` has them: `status=429, next=1`. */
function preferenceOf(settings: Settings, id: string, isAbout = true): string {
  const {properties} = faults[id as keyof typeof faults];
  const pairs = Object.entries(settings).filter(([name]) => name in properties === isAbout);
  return pairs.map((pair) => pair.join('=')).join(', ');
}

/** Renders what the mock arranges to go wrong, and buttons for the commonest failure, and for none. */
export function FaultChoices({settings}: {settings: Settings}): ReactNode {
  const choose = (id: string, text: string) =>
    ask('PUT', '/inspect/settings', {Prefer: `${preferenceOf(settings, id, false)} ${text}`});
  const failNext = () => choose('failure', 'status=429, next=1');
  return (
    <section className={clsx('cluster', lab.frame, styles.faults)} aria-label="What goes wrong">
      {Object.entries<{label: string; values: Record<string, string>}>(choices).map(([id, {label, values}]) => {
        const chosen = preferenceOf(settings, id);
        // What the command line or a test has arranged isn't always among the choices.
        const options = Object.entries({...values, [chosen]: values[chosen] ?? chosen});
        const onChoice = (text: string) => choose(id, text);
        return <Choice key={id} id={id} label={label} value={chosen} options={options} onChoice={onChoice} />;
      })}
      <button type="button" className={buttonClass({variant: 'outline'})} onClick={failNext}>
        Fail the next call
      </button>
      <button type="button" className={buttonClass({variant: 'quiet'})} onClick={() => ask('PUT', '/inspect/settings')}>
        Back to a good day
      </button>
    </section>
  );
}
