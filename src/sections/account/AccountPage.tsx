import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SubmitButton} from '../../components/Button';
import {Field} from '../../components/Field';
import type {registerContent} from '../../content/account/register';
import type {signInContent} from '../../content/account/signIn';
import {Page} from '../shell/Page';
import styles from './AccountPage.module.css';
import {SocialLogins} from './SocialLogins';

interface AccountPageProps {
  /** The form's name in `src/enhance/formActions.ts`, and the prefix of its fields' ids. */
  action: 'signin' | 'register';
  content: typeof signInContent | typeof registerContent;
  /** A figure, beside the form on wide screens and below it otherwise. */
  exhibit: ReactNode;
  /** Content above the form. */
  above?: ReactNode;
  /** Content below the fields. */
  children?: ReactNode;
}

/** Renders sign-in or registration: fields, social logins, and a link to the other form. Nothing is sent. */
export function AccountPage({action, content, exhibit, above, children}: AccountPageProps) {
  const {meta, title, lead, fields, submit, today, answer, withoutScript, social, other} = content;
  return (
    <Page {...meta}>
      <div className={clsx('stack gap-0', styles.halves)}>
        <div className={clsx('stack gap-5', styles.form)}>
          <h1>{title}</h1>
          <p className="lead muted">{lead}</p>
          {above}
          <div className="stack gap-6">
            <form
              className="stack gap-5"
              method="dialog"
              aria-label={title}
              data-form={action}
              data-message-title={answer.title}
              data-message-text={answer.text}
            >
              {fields.map((field) => (
                <Field key={field.name} id={`${action}-${field.name}`} {...field} />
              ))}
              {children}
              <SubmitButton size="large">{submit}</SubmitButton>
              <p className="callout small" data-outcome hidden>
                {answer.outcome}
              </p>
              <noscript>
                <p className="muted small">{withoutScript}</p>
              </noscript>
            </form>
            <SocialLogins {...social} />
            <p>
              {other.question}{' '}
              <Link className="semibold target" to={other.link.href}>
                {other.link.title}
              </Link>
            </p>
            <div className="border-t pt-4 small">
              <p>
                <strong>{today.title}.</strong> {today.text}
              </p>
              <ul className="cluster gap-0 gap-x-5">
                {today.links.map((link) => (
                  <li key={link.href}>
                    <Link className="target" to={link.href}>
                      {link.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
        <div className={clsx('band', styles.exhibit)}>{exhibit}</div>
      </div>
    </Page>
  );
}
