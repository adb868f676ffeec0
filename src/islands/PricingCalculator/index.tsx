import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';
import {Field} from '../../components/Field';
import {formatNumber} from '../../facts/format';
import {useSessionState} from '../shared/sessionState';
import {type CountProblem, isUnfinished, readCount} from './count';
import {fittingPlan, type PlanOffer} from './fittingPlan';
import styles from './styles.module.css';

type FieldName = 'requests' | 'applications';

interface PricingCalculatorProps {
  /** The id of the heading that names the calculator. */
  labelledBy: string;
  fields: Record<FieldName, {label: string; hint: string; example: number}>;
  /** From the smallest to the largest. */
  plans: PlanOffer[];
  /** Shown while a number is missing. */
  prompt: string;
  /** Repeats both numbers, in place of `{requests}` and `{applications}`. */
  need: string;
  /** Names the next smaller plan and its limits, in place of `{plan}` and `{limits}`. */
  passed: string;
  problems: Record<CountProblem, string>;
}

const names: FieldName[] = ['requests', 'applications'];

const fill = (sentence: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), sentence);

/** Returns the sentences that explain a plan: its price, why the next smaller one is too small, and what it covers. */
function explanation({plan, below}: ReturnType<typeof fittingPlan>, passed: string): string {
  const reason = below && fill(passed, {plan: below.name, limits: below.passed.join(' and ')});
  return [plan.price, reason, plan.covers].filter(Boolean).join(' ');
}

/** Asks for two numbers, and shows the plan that covers them. It starts with an example. */
export function PricingCalculator({
  labelledBy,
  fields,
  plans,
  prompt,
  need,
  passed,
  problems,
}: PricingCalculatorProps): ReactNode {
  const id = useId();
  const [typed, change] = useSessionState('PricingCalculator', {
    requests: formatNumber(fields.requests.example),
    applications: formatNumber(fields.applications.example),
  });
  const [reported, setReported] = useState<Partial<Record<FieldName, CountProblem>>>({});

  const [requests, applications] = names.map((name) => readCount(typed[name]));
  const isComplete = typeof requests === 'number' && typeof applications === 'number';
  const fit = isComplete ? fittingPlan(plans, requests, applications) : undefined;

  const report = (name: FieldName, text: string) => {
    const count = readCount(text);
    setReported((before) => ({...before, [name]: typeof count === 'string' ? count : undefined}));
  };
  const type = (name: FieldName, text: string) => {
    change({[name]: text});
    // A number that is still being typed isn't wrong yet.
    if (reported[name] || !isUnfinished(text)) report(name, text);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the heading.
    <div className="stack gap-8" role="group" aria-labelledby={labelledBy}>
      <div className={clsx('stack gap-6 top', styles.fields)} data-needs-script>
        {names.map((name) => {
          const problem = reported[name];
          return (
            <Field
              key={name}
              id={`${id}${name}`}
              name={name}
              label={fields[name].label}
              hint={!problem && fields[name].hint}
              autoComplete="off"
              error={problem ? problems[problem] : ''}
              input={{
                inputMode: 'numeric',
                value: typed[name],
                onChange: ({target}) => type(name, target.value),
                onBlur: ({target}) => report(name, target.value),
              }}
            />
          );
        })}
      </div>
      <output
        className={clsx('border-t gap-2 stack', styles.answer)}
        htmlFor={names.map((name) => `${id}${name}`).join(' ')}
      >
        {isComplete && (
          <span className="visually-hidden">
            {fill(need, {requests: formatNumber(requests), applications: formatNumber(applications)})}
          </span>
        )}
        {fit && <strong className={styles.plan}>{fit.plan.name}</strong>}
        <span className={clsx('lead', styles.why)}>{fit ? explanation(fit, passed) : prompt}</span>
      </output>
      <ul className={clsx('stack gap-0 muted small leading-dense', styles.steps)} aria-hidden="true">
        {plans.map((plan) => (
          <li key={plan.name} className={clsx(plan === fit?.plan && styles.current)}>
            <b className="block ink semibold">{plan.name}</b> <span>{plan.range.replace(/(\d) /g, '$1\u00a0')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
