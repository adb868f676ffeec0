import clsx from 'clsx';
import {ButtonLinks} from '../../components/Button';
import {PartnerMark} from '../../components/PartnerMark';
import type {homeContent} from '../../content/home';
import {Island} from '../../islands/Island';
import styles from './Hero.module.css';

/** Renders the top of the home page: headline, buttons, a sentence that visitors can replace, and partners. */
export function Hero({headline, lead, actions, partnersLabel, partners}: (typeof homeContent)['hero']) {
  return (
    <>
      <div className={clsx('frame stack', styles.words)}>
        <h1 className={clsx('tighter whole-row', styles.headline)}>{headline}</h1>
        <p className={clsx('balance lead muted', styles.lead)}>{lead}</p>
        <ButtonLinks links={actions} />
      </div>
      <div className="frame band">
        <Island name="HeroSentence" when="used" props={{}} />
      </div>
      <div className={clsx('frame cluster', styles.partners)}>
        <p className="muted small">{partnersLabel}</p>
        <ul className="cluster" data-count="partners">
          {partners.map((partner) => (
            <li key={partner.name}>
              <PartnerMark {...partner} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
