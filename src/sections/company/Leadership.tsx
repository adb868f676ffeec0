import type {ReactNode} from 'react';
import type {Leader} from '../../content/company/types';
import styles from './Leadership.module.css';
import {Voiceprint} from './Voiceprint';

/** Renders the company's leaders, each with the shape of their voice as a portrait. */
export function Leadership({people}: {people: Leader[]}): ReactNode {
  return (
    <ul className={styles.people} data-count="leaders">
      {people.map(({name, role, text, voice}) => (
        <li key={name} className={styles.person}>
          <Voiceprint voice={voice} />
          <div className={styles.words}>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
