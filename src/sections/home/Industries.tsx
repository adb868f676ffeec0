import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/Button';
import {Section} from '../../components/Section';
import {Tabs} from '../../components/Tabs';
import type {HomeContent, Solution} from '../../content/types';
import {SoundTrack} from '../solutions/SoundTrack';
import styles from './Industries.module.css';

/** Returns how long each word of a sentence is drawn, in bars. */
const lengths = (words: string) => words.split(' ').map(({length}) => 4 + 2 * length);

function IndustryPanel({title, description, features, cta, heard}: Solution): ReactNode {
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ButtonLink variant="outline" to={cta.href}>
          {cta.title}
        </ButtonLink>
      </div>
      <figure className={styles.heard} aria-label={`Overheard: ${title}`}>
        <div className={styles.sound}>
          <SoundTrack syllables={lengths(heard.words)} {...heard.sound} />
          <p className={styles.around}>{heard.sound.around}</p>
        </div>
        <blockquote className={styles.quote}>“{heard.words}”</blockquote>
        <code className={styles.intent}>{heard.intent}</code>
        <figcaption className={styles.answer}>{heard.answer}</figcaption>
      </figure>
    </div>
  );
}

/** Renders the industries as tabs, each with its features and a sample sentence. */
export function Industries({content}: {content: HomeContent['solutions']}): ReactNode {
  return (
    <Section id="industries" title={content.title} lead={content.lead}>
      <Tabs
        label="Industries"
        items={content.items.map((solution) => ({
          id: solution.id,
          label: solution.title,
          content: <IndustryPanel {...solution} />,
        }))}
      />
    </Section>
  );
}
