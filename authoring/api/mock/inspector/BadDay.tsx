import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '../../../../src/components/Button';
import {Choice} from '../../../../src/islands/shared/Choice';
import lab from '../../../../src/islands/shared/lab.module.css';
import badDays from '../badDays.json';
import type {Settings} from '../settings';
import choices from './choices.json';
import styles from './styles.module.css';
import {ask} from './useTraffic';

const change = (settings: object): void => ask('PUT', '/inspect/settings', settings);

/** Renders what the mock arranges to go wrong, and buttons for the commonest failure, and for none. */
export function BadDay({settings}: {settings: Settings}): ReactNode {
  return (
    <section className={clsx('cluster', lab.frame, styles.badDay)} aria-label="What goes wrong">
      {Object.entries(choices).map(([id, {label, values}]) => {
        const names = Object.keys(badDays[id as keyof typeof badDays].properties);
        const textOf = (lines: object) => JSON.stringify(lines, names);
        const texts = new Map(Object.entries(values).map(([name, lines]) => [textOf(lines), name]));
        const chosen = textOf(settings);
        // What the command line or a test has arranged isn't always among the choices.
        const options = [...texts.set(chosen, texts.get(chosen) ?? chosen.replace(/[{}"]/g, ''))];
        const choose = (text: string) =>
          change({...settings, ...Object.fromEntries(names.map((name) => [name])), ...JSON.parse(text)});
        return <Choice key={id} id={id} label={label} value={chosen} options={options} onChoice={choose} />;
      })}
      <button
        type="button"
        className={buttonClass({variant: 'outline'})}
        onClick={() => change({...settings, status: 429, next: 1, every: undefined})}
      >
        Fail the next call
      </button>
      <button type="button" className={buttonClass({variant: 'quiet'})} onClick={() => change({})}>
        Back to a good day
      </button>
    </section>
  );
}
