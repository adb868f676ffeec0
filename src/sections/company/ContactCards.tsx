import type {ReactNode} from 'react';
import {MoreLink} from '../../components/MoreLink';
import type {ContactCard} from '../../content/company/types';
import styles from './ContactCards.module.css';

function Card({title, text, email, phone, terms, more}: ContactCard): ReactNode {
  return (
    <section className={styles.card} aria-labelledby={title.toLowerCase()}>
      <h2 className={styles.title} id={title.toLowerCase()}>
        {title}
      </h2>
      <p>{text}</p>
      <p className={styles.ways}>
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
        <span>
          {phone.label}{' '}
          <a className={styles.phone} href={phone.href}>
            {phone.text}
          </a>
        </span>
      </p>
      <dl className={styles.terms}>
        {terms.map(({name, text: term}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{term}</dd>
          </div>
        ))}
      </dl>
      {more && <MoreLink {...more} />}
    </section>
  );
}

/** Renders sales and support side by side: whom to contact, and what to expect. */
export function ContactCards({cards}: {cards: ContactCard[]}): ReactNode {
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </div>
  );
}
