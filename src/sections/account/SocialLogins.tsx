import clsx from 'clsx';
import {buttonClass} from '../../components/Button';
import type {signInContent} from '../../content/account/signIn';
import styles from './SocialLogins.module.css';

type Content = (typeof signInContent)['social'];

/** The providers' logos as one-color drawings on a 24 by 24 grid. */
const marks: Record<Content['providers'][number]['name'], string> = {
  Google:
    'M12.2 10.4v3.3h5.6c-.3 2.6-2.4 4.5-5.6 4.5a6.2 6.2 0 110-12.4c1.6 0 3 .6 4.1 1.6l2.4-2.4A9.6 9.6 0 1012.2 21.6c5.6 0 9.3-3.9 9.3-9.5 0-.6-.1-1.2-.2-1.7z',
  Facebook:
    'M14 22v-8.5h2.9l.5-3.5H14V7.8c0-1 .5-1.9 2-1.9h1.6V2.9S16.2 2.6 14.9 2.6c-2.8 0-4.6 1.7-4.6 4.7V10H7.1v3.5h3.2V22z',
  GitHub:
    'M12 2C6.48 2 2 6.48 2 12c0 4.42 2.87 8.17 6.84 9.5.5.08.66-.23.66-.5v-1.69c-2.77.6-3.36-1.34-3.36-1.34-.46-1.16-1.11-1.47-1.11-1.47-.91-.62.07-.6.07-.6 1 .07 1.53 1.03 1.53 1.03.87 1.52 2.34 1.07 2.91.83.09-.65.35-1.09.63-1.34-2.22-.25-4.55-1.11-4.55-4.92 0-1.11.38-2 1.03-2.71-.1-.25-.45-1.29.1-2.64 0 0 .84-.27 2.75 1.02.79-.22 1.65-.33 2.5-.33s1.71.11 2.5.33c1.91-1.29 2.75-1.02 2.75-1.02.55 1.35.2 2.39.1 2.64.65.71 1.03 1.6 1.03 2.71 0 3.82-2.34 4.66-4.57 4.91.36.31.69.92.69 1.85V21c0 .27.16.59.67.5C19.14 20.16 22 16.42 22 12A10 10 0 0012 2z',
};

/**
 * Renders links to the providers' authorization pages. `src/enhance/socialLogin.ts` shows a notice before it opens
 * them; without scripts they open at once.
 */
export function SocialLogins({title, verb, redirectTitle, providers}: Content) {
  return (
    <div className="stack" data-no-print>
      <p className={clsx('muted small gap-4 row', styles.title)} id="social-logins">
        {title}
      </p>
      <ul className={clsx('cluster gap-2', styles.list)} aria-labelledby="social-logins">
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
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={marks[name]} />
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
