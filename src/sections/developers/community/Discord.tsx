import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import {Unavailable} from '../../../components/Unavailable';
import type {CommunityContent} from '../../../content/developers/types';
import styles from './Discord.module.css';

/** Renders a few lines of a Discord channel, and a link to join. */
export function Discord({content}: {content: CommunityContent['discord']}): ReactNode {
  const {title, lead, action, channel, messages} = content;
  return (
    <Section id="discord" title={title} lead={lead} layout="split">
      <figure className={styles.channel} aria-label={`From the channel ${channel}`}>
        <figcaption className={styles.name}># {channel}</figcaption>
        <ol className={styles.messages}>
          {messages.map(({author, time, text}) => (
            <li key={time} className={styles.message}>
              <p className={styles.author}>
                {author} <span>{time}</span>
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </figure>
      <Unavailable variant="outline">{action}</Unavailable>
    </Section>
  );
}
