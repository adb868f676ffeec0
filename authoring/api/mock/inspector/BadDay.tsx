import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '../../../../src/components/Button';
import {Choice} from '../../../../src/islands/shared/Choice';
import badDays from '../badDays.json';
import type {Settings} from '../settings';
import choices from './choices.json';
import styles from './styles.module.css';
import {ask} from './useTraffic';

type Lines = Record<string, unknown>;

const change = (settings: Lines): void => ask('PUT', '/inspect/settings', settings);

/** Renders what the mock arranges to go wrong, and buttons for the commonest failures. */
export function BadDay(props: {settings: Settings}): ReactNode {
  const settings: Lines = {...props.settings};
  return (
    <section className={clsx('cluster', styles.badDay)} aria-label="What goes wrong">
      {Object.entries(choices).map(([id, {label, values: named}]) => {
        const {properties} = badDays[id as keyof typeof badDays];
        const values: [string, Lines][] = Object.entries(named);
        const ofThis = (is: boolean) => Object.entries(settings).filter(([name]) => name in properties === is);
        const isChosen = (choice: Lines) => Object.keys(properties).every((name) => choice[name] === settings[name]);
        const chosen = values.find(([, choice]) => isChosen(choice))?.[0] ?? ofThis(true).flat().join(' ');
        return (
          <Choice
            key={id}
            id={id}
            label={label}
            value={chosen}
            options={[...new Set([...Object.keys(named), chosen])].map((name) => [name, name])}
            onChoice={(value) =>
              change({...Object.fromEntries(ofThis(false)), ...values.find(([name]) => name === value)?.[1]})
            }
          />
        );
      })}
      <div className="cluster gap-2">
        <button
          type="button"
          className={buttonClass({variant: 'outline'})}
          onClick={() => change({...settings, status: 429, next: 1, every: undefined})}
        >
          Fail the next call
        </button>
        <button
          type="button"
          className={buttonClass({variant: 'quiet'})}
          aria-disabled={Object.keys(settings).length === 0}
          onClick={() => change({})}
        >
          Back to a good day
        </button>
      </div>
    </section>
  );
}
