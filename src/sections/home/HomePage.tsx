import clsx from 'clsx';
import {SubmitButton} from '../../components/Button';
import {Field} from '../../components/Field';
import {Quote} from '../../components/Quote';
import {Section} from '../../components/Section';
import type {homeContent} from '../../content/home';
import {Page} from '../shell/Page';
import {Features} from './Features';
import {Hero} from './Hero';
import styles from './HomePage.module.css';
import {Industries} from './Industries';

type Content = typeof homeContent;

function Testimonials({title, stars, outOf, items}: Content['testimonials']) {
  return (
    <Section id="testimonials" title={title} tone="ruled" layout="split">
      <ul className={clsx('columns', styles.testimonials)} data-count="testimonials">
        {items.map(({id, ...quote}) => (
          <li key={id}>
            <Quote {...quote} stars={stars} outOf={outOf} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Renders the sign-up form. `src/enhance/formActions.ts` carries its values to registration; nothing is sent. */
export function Trial({title, lead, promises, fields, submit, next, withoutScript}: Content['trial']) {
  return (
    <div data-no-print>
      <Section id="trial" title={title} lead={lead} tone="raised" layout="split">
        <div className={styles.trial}>
          <form className="stack gap-5" method="dialog" aria-labelledby="trial" data-form="trial" data-next={next}>
            {fields.map((field) => (
              <Field key={field.name} id={`trial-${field.name}`} {...field} />
            ))}
            <SubmitButton size="large">{submit}</SubmitButton>
            <noscript>
              <p>{withoutScript}</p>
            </noscript>
          </form>
          <ul className="muted small">
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
}

/** Renders the home page. */
export function HomePage({content}: {content: Content}) {
  return (
    <Page {...content.meta}>
      <Hero {...content.hero} />
      <Features {...content.features} />
      <Industries {...content.solutions} />
      <Testimonials {...content.testimonials} />
      <Trial {...content.trial} />
    </Page>
  );
}
