import clsx from 'clsx';
import {ItemList} from '../../components/ItemList';
import {MoreLink} from '../../components/MoreLink';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import type {contactContent} from '../../content/company/contact';
import {HeroPage} from '../shell/HeroPage';
import {MailSection} from '../shell/MailSection';
import styles from './ContactPage.module.css';
import {MapPlaceholder} from './MapPlaceholder';

/** Renders the contact page: sales and support side by side, with what to expect, a form, and the address. */
export function ContactPage({content}: {content: typeof contactContent}) {
  const {cards, address, form, map} = content;
  return (
    <HeroPage content={content}>
      <div className="frame columns section-end">
        {cards.map(({title, text, email, phone, terms, more}) => (
          <section key={title} className="stack gap-4 unbroken" aria-labelledby={title.toLowerCase()}>
            <Waveform className={styles.voice} levels={drawnLevels(email, 64)} />
            <h2 className="type-h3" id={title.toLowerCase()}>
              {title}
            </h2>
            <p>{text}</p>
            <p className="stack gap-0 py-3">
              <a className="anywhere inklink self-start semibold target tight type-figure" href={`mailto:${email}`}>
                {email}
              </a>
              <span>
                {phone.label}{' '}
                <a className="inklink mono target" href={phone.href}>
                  {phone.text}
                </a>
              </span>
            </p>
            <ItemList as="dl" layout="split" className={clsx('small', styles.terms)} items={terms} />
            <MoreLink {...more} />
          </section>
        ))}
      </div>
      <MapPlaceholder map={map} address={address} />
      <div data-no-print>
        <MailSection id="message" prefix="contact" content={form} tone="raised" />
      </div>
    </HeroPage>
  );
}
