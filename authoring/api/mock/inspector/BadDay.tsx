import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '../../../../src/components/Button';
import {Select} from '../../../../src/components/Select';
import type {Settings} from '../settings';
import styles from './styles.module.css';
import {ask} from './useTraffic';

const change = (settings: Settings): void => ask('PUT', '/inspect/settings', settings);

const statuses = [400, 401, 404, 429, 500, 503];

const failures = {Next: {next: 1}, 'Every third': {every: 3}, All: {}};

/** The choices of each setting, by what the page calls them. Undefined leaves it as on a good day. */
const choices: {[Name in keyof Settings]-?: [label: string, values: Record<string, Settings[Name]>]} = {
  failure: [
    'Calls',
    {
      succeed: undefined,
      ...Object.fromEntries(
        Object.entries(failures).flatMap(([which, count]) =>
          statuses.map((status) => [`${which}: ${status}`, {status, ...count}]),
        ),
      ),
    },
  ],
  delay: [
    'Responses',
    {
      'at once': undefined,
      'after 3 s': {min: 3_000, max: 3_000},
      'after 0.1 to 5 s': {min: 100, max: 5_000},
      'after 40 s': {min: 40_000, max: 40_000},
    },
  ],
  drop: [
    'Connections',
    {hold: undefined, 'drop before a response': 'before', 'drop in a response': 'in', 'drop after a response': 'after'},
  ],
  stream: [
    'Streams',
    {
      work: undefined,
      'go silent': 'silent',
      'close early': 'early-close',
      'send partials late': 'late-partials',
      'repeat a final': 'repeated-final',
    },
  ],
  training: ['Training', {succeeds: undefined, fails: 'failed', 'takes long': 'slow'}],
  tier: ['Limits', {none: undefined, 'of Free': 'Free', 'of Developer': 'Developer', 'of Enterprise': 'Enterprise'}],
};

function Setting({name, settings}: {name: keyof Settings; settings: Settings}): ReactNode {
  const [label, values] = choices[name];
  const current = JSON.stringify(settings[name]);
  const known = Object.entries(values).find(([, value]) => JSON.stringify(value) === current)?.[0];
  const other = current ?? '';
  return (
    <div className={clsx('stack gap-1', styles.setting)} data-set={settings[name] !== undefined || undefined}>
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <Select
        id={name}
        value={known ?? other}
        onChange={({currentTarget}) =>
          change({...settings, [name]: (values as Record<string, unknown>)[currentTarget.value]})
        }
      >
        {Object.keys(values).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
        {known === undefined && <option>{other}</option>}
      </Select>
    </div>
  );
}

/** Renders what the mock arranges to go wrong, and buttons for the commonest failures. */
export function BadDay({settings}: {settings: Settings}): ReactNode {
  const isGood = Object.keys(settings).length === 0;
  return (
    <section className={clsx('cluster', styles.badDay)} aria-label="What goes wrong">
      {(Object.keys(choices) as (keyof Settings)[]).map((name) => (
        <Setting key={name} name={name} settings={settings} />
      ))}
      <div className={clsx('cluster gap-2', styles.quick)}>
        <button
          type="button"
          className={buttonClass({variant: 'outline'})}
          onClick={() => change({...settings, failure: {status: 429, next: 1}})}
        >
          Fail the next call
        </button>
        <button
          type="button"
          className={buttonClass({variant: 'quiet'})}
          aria-disabled={isGood}
          onClick={() => change({})}
        >
          Back to a good day
        </button>
      </div>
    </section>
  );
}
