import clsx from 'clsx';
import {ButtonLinks} from '../../components/Button';
import {PartnerMark} from '../../components/PartnerMark';
import type {homeContent} from '../../content/home';
import {Island} from '../../islands/Island';
import styles from './Hero.module.css';
import {ProductFilm} from './ProductFilm';

/** Renders the top of the home page: headline, buttons, place of the film, partners, and a sentence that visitors can replace. */
export function Hero({headline, lead, actions, film, partnersLabel, partners}: (typeof homeContent)['hero']) {
  return (
    <div className={clsx('frame stack', styles.hero)}>
      <div className={clsx('stack beside', styles.top)}>
        <div className="stack gap-6">
          <h1 className={styles.headline}>{headline}</h1>
          <p className={clsx('lead muted', styles.lead)}>{lead}</p>
          <ButtonLinks links={actions} />
        </div>
        <ProductFilm content={film} />
      </div>
      <Island name="TypedSentence" when="used" props={{}} />
      <div className={clsx('cluster', styles.partners)}>
        <p className="muted small">{partnersLabel}</p>
        <ul className="cluster" data-count="partners">
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
