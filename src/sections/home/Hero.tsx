import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/Button';
import {PartnerMark} from '../../components/PartnerMark';
import type {HomeContent} from '../../content/types';
import {Island} from '../../islands/Island';
import styles from './Hero.module.css';
import {ProductFilm} from './ProductFilm';

/** Renders the top of the home page: headline, buttons, place of the film, partners, and a sentence that visitors can replace. */
export function Hero({content}: {content: HomeContent['hero']}): ReactNode {
  const {headline, lead, demo, documentation, film, partnersLabel, partners} = content;
  return (
    <div className={styles.hero}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{headline}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <ButtonLink size="large" to={demo.href}>
              {demo.title}
            </ButtonLink>
            <ButtonLink size="large" variant="outline" to={documentation.href}>
              {documentation.title}
            </ButtonLink>
          </div>
        </div>
        <ProductFilm content={film} />
      </div>
      <Island name="TypedSentence" when="used" props={{}} />
      <div className={styles.partners}>
        <p>{partnersLabel}</p>
        <ul data-count="partners">
          {partners.map((partner) => (
            <li key={partner.name}>
              <PartnerMark {...partner} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
