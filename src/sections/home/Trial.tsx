import type {ReactNode} from 'react';
import {SubmitButton} from '../../components/Button';
import {Field} from '../../components/Field';
import {Section} from '../../components/Section';
import type {HomeContent} from '../../content/types';
import styles from './Trial.module.css';

/** Renders the sign-up form. `src/enhance/formActions.ts` carries its values to registration; nothing is sent. */
export function Trial({content}: {content: HomeContent['trial']}): ReactNode {
  const {title, lead, promises, fields, submit, next, withoutScript} = content;
  return (
    <div data-no-print>
      <Section id="trial" title={title} lead={lead} tone="raised" layout="split">
        <div className={styles.columns}>
          <form className={styles.form} method="dialog" aria-labelledby="trial" data-form="trial" data-next={next}>
            {fields.map((field) => (
              <Field key={field.name} id={`trial-${field.name}`} {...field} />
            ))}
            <SubmitButton size="large">{submit}</SubmitButton>
            <noscript>
              <p>{withoutScript}</p>
            </noscript>
          </form>
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
}
