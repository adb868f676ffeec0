import type {ReactNode} from 'react';
import {Field} from '../../../components/Field';
import {Section} from '../../../components/Section';
import type {PricingContent} from '../../../content/pricing/types';
import styles from './Calculator.module.css';

const fieldId = (name: string) => `calculator-${name}`;

/**
 * Two numbers in, the plan that fits out. `src/enhance/planCalculator.ts` runs it; without the script it is not
 * offered, and the table of plans answers the same question.
 */
export function Calculator({content}: {content: PricingContent['calculator']}): ReactNode {
  const {title, lead, fields, prompt, steps} = content;
  return (
    <div data-needs-script data-no-print>
      <Section id="calculator" title={title} lead={lead} tone="raised" layout="split">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the heading. */}
        <div className={styles.calculator} role="group" aria-labelledby="calculator" data-plan-calculator>
          <div className={styles.fields}>
            {fields.map((field) => (
              <Field key={field.name} id={fieldId(field.name)} autoComplete="off" {...field} />
            ))}
          </div>
          <output
            className={styles.answer}
            htmlFor={fields.map(({name}) => fieldId(name)).join(' ')}
            data-prompt={prompt}
          >
            {/* The script writes here, perhaps before React has arrived. */}
            <strong className={styles.plan} data-plan-name suppressHydrationWarning>
              {''}
            </strong>
            <span className={styles.why} data-plan-why suppressHydrationWarning>
              {prompt}
            </span>
          </output>
          <ul className={styles.steps} aria-hidden="true">
            {steps.map(({id, name, text}) => (
              <li key={id} data-plan-step={id}>
                <b>{name}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
}
