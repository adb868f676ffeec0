import clsx from 'clsx';
import {Checkbox} from '../../components/Checkbox';
import {Confidence, isUnsure} from '../../components/Confidence';
import {SpokenWords} from '../../components/SpokenWords';
import type {signInContent} from '../../content/account/signIn';
import {AccountPage} from './AccountPage';
import styles from './SignInPage.module.css';

/** Renders sign-in beside a voice that says its own name: its sound, its words, and what was recognized in them. */
export function SignInPage({content}: {content: typeof signInContent}) {
  const {label, breaths, findings, remark} = content.exhibit;
  const spokenName = (
    <figure className={clsx('stack gap-6', styles.spoken)} aria-label={label}>
      {breaths.map((words) => (
        <SpokenWords key={Object.keys(words).join()} words={Object.entries(words)} />
      ))}
      <dl className={clsx('mt-4 rows small', styles.findings)}>
        {findings.map(({name, text, confidence}) => (
          <div key={name} className="py-3 stack">
            <dt className="muted">{name}</dt>
            <dd className="baseline between cluster gap-0 gap-x-4 ink" data-unsure={isUnsure(confidence) || undefined}>
              <span className="amber">{text}</span> <Confidence value={confidence} />
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="muted">{remark}</figcaption>
    </figure>
  );
  return (
    <AccountPage action="signin" content={content} exhibit={spokenName}>
      <Checkbox id="signin-remember" {...content.remember} />
    </AccountPage>
  );
}
