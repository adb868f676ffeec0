import clsx from 'clsx';
import {Checkbox} from '../../components/Checkbox';
import {Confidence, isUnsure} from '../../components/Confidence';
import {SpokenWords} from '../../components/SpokenWords';
import type {signInContent} from '../../content/account/signIn';
import {AccountForm} from './AccountForm';
import {AccountPage} from './AccountPage';
import styles from './SignInPage.module.css';

type Content = typeof signInContent;

/** Renders a voice that says its own name: its sound, its words, and what was recognized in them. */
function SpokenName({label, breaths, findings, remark}: Content['exhibit']) {
  return (
    <figure className={clsx('stack gap-6', styles.spoken)} aria-label={label}>
      {breaths.map((words) => (
        <SpokenWords key={words[0]?.text} words={words} />
      ))}
      <dl className={clsx('rows small', styles.findings)}>
        {findings.map(({name, text, confidence}) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="cluster ink" data-unsure={isUnsure(confidence) || undefined}>
              <span className="amber">{text}</span> <Confidence value={confidence} />
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="muted">{remark}</figcaption>
    </figure>
  );
}

/** Renders sign-in beside a voice that says its own name. */
export function SignInPage({content}: {content: Content}) {
  return (
    <AccountPage {...content} side="end" exhibit={<SpokenName {...content.exhibit} />}>
      <AccountForm action="signin" content={content}>
        <Checkbox id="signin-remember" {...content.remember} />
      </AccountForm>
    </AccountPage>
  );
}
