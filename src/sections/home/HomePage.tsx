import clsx from 'clsx';
import {SubmitButton} from '../../components/Button';
import {Field} from '../../components/Field';
import {PartnerMark} from '../../components/PartnerMark';
import {Section} from '../../components/Section';
import {Waveform} from '../../components/Waveform';
import {spokenLevels} from '../../components/Waveform/levels';
import type {homeContent} from '../../content/home';
import {Page} from '../shell/Page';
import {Features} from './Features';
import {Hero} from './Hero';
import styles from './HomePage.module.css';
import {Industries} from './Industries';
import {ProductFilm} from './ProductFilm';

type Content = typeof homeContent;

const starWidth = 28;

/** Returns the outline of a five-pointed star, 24 units wide, `x` units from the left. */
const star = (x: number) =>
  `M${x + 12} 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L${x + 12} 17.6l-5.8 3.1 1.1-6.5L${x + 2.6} 9.6l6.5-.9z`;

/** Renders the sign-up form. `src/enhance/formActions.ts` carries its values to registration; nothing is sent. */
export function Trial({title, lead, promises, fields, submit, next, withoutScript}: Content['trial']) {
  const words = (
    <>
      {lead} <Waveform className={clsx('mt-6', styles.voice)} levels={spokenLevels(title, 4)} />
    </>
  );
  return (
    <Section id="trial" title={title} lead={words} tone="band" layout="split">
      <form
        className={clsx('columns gap-6', styles.trial)}
        method="dialog"
        aria-labelledby="trial"
        data-form="trial"
        data-next={next}
      >
        {fields.map((field) => (
          <Field key={field.name} id={`trial-${field.name}`} {...field} />
        ))}
        <SubmitButton>{submit}</SubmitButton>
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
      </form>
      <ul className="columns gap-6 mt-6 muted small">
        {promises.map((promise) => (
          <li key={promise} className="balance">
            {promise}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Renders the home page: what the product does, where, what customers say of it, and the sign-up form. */
export function HomePage({content}: {content: Content}) {
  const {title, stars, items} = content.testimonials;
  return (
    <Page {...content.meta}>
      <Hero {...content.hero} />
      <ProductFilm {...content.film} />
      <Features {...content.features} />
      <Industries {...content.solutions} />
      <Section id="testimonials" title={title} tone="ruled">
        <div className={clsx('relative', styles.quotations)} data-scrolls={title}>
          <ul className="columns" data-count="testimonials">
            {Object.entries(items).map(([author, {quote, role, company}], index, {length}) => (
              <li key={author}>
                <figure className={clsx('border-t-strong pt-4 stack gap-4', styles.testimonial)}>
                  <p className="between cluster">
                    <span className="visually-hidden">{`Rated ${stars} out of ${stars} stars`}</span>
                    <svg className={styles.stars} viewBox={`0 0 ${stars * starWidth} 24`} aria-hidden="true">
                      <path d={Array.from({length: stars}, (_, index) => star(index * starWidth)).join('')} />
                    </svg>
                    <span className={clsx('muted tiny', styles.place)} aria-hidden="true">
                      {index + 1} of {length}
                    </span>
                  </p>
                  <blockquote className="balance ink lead leading-normal">{quote}</blockquote>
                  <figcaption className={clsx('between cluster muted small', styles.source)}>
                    <span>
                      <strong className="block">{author}</strong> {role}
                    </span>
                    <PartnerMark {...company} />
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <div data-no-print>
        <Trial {...content.trial} />
      </div>
    </Page>
  );
}
