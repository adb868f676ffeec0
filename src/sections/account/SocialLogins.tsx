import type {ReactNode} from 'react';
import {buttonClass} from '../../components/Button';
import type {SignInContent} from '../../content/account/types';
import {providerMarks} from './providerMarks';
import styles from './SocialLogins.module.css';

/**
 * Renders links to the providers' authorization pages. `src/enhance/socialLogin.ts` shows a notice before it opens
 * them; without scripts they open at once.
 */
export function SocialLogins({title, verb, redirectTitle, providers}: SignInContent['social']): ReactNode {
  return (
    <div className={styles.social} data-no-print>
      <p className={styles.title} id="social-logins">
        {title}
      </p>
      <ul className={styles.list} aria-labelledby="social-logins">
        {providers.map(({name, href, redirectText}) => (
          <li key={name}>
            <a
              className={buttonClass({variant: 'outline'})}
              href={href}
              rel="nofollow"
              data-social-login
              data-message-title={redirectTitle}
              data-message-text={redirectText}
            >
              <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
                <path d={providerMarks[name]} />
              </svg>
              <span className="visually-hidden">{verb} </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
