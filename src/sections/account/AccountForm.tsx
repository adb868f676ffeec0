import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {SubmitButton} from '../../components/Button';
import {Field} from '../../components/Field';
import type {registerContent} from '../../content/account/register';
import type {signInContent} from '../../content/account/signIn';
import {SocialLogins} from './SocialLogins';

interface AccountFormProps {
  /** The form's name in `src/enhance/formActions.ts`, and the prefix of its fields' ids. */
  action: 'signin' | 'register';
  content: typeof signInContent | typeof registerContent;
  /** Content below the fields. */
  children?: ReactNode;
}

/** Renders fields, social logins, and a link to the other form. Nothing is sent. */
export function AccountForm({action, content, children}: AccountFormProps) {
  const {title, fields, submit, today, answer, withoutScript, social, other} = content;
  const notice = (
    <div className="small">
      <p>
        <strong>{today.title}.</strong> {today.text}
      </p>
      <ul className="cluster gap-0 gap-x-5">
        {today.links.map((link) => (
          <li key={link.href}>
            <Link to={link.href}>{link.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className="stack gap-8">
      {action === 'register' && notice}
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
        <noscript>
          <p className="muted small">{withoutScript}</p>
        </noscript>
      </form>
      {action === 'signin' && notice}
      <SocialLogins {...social} />
      <p>
        {other.question}{' '}
        <Link className="semibold target" to={other.link.href}>
          {other.link.title}
        </Link>
      </p>
    </div>
  );
}
