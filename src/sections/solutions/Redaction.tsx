import clsx from 'clsx';
import {Exhibit} from '../../components/Exhibit';
import {Tabs} from '../../components/Tabs';
import type {enterpriseContent} from '../../content/solutions/enterprise';
import styles from './Redaction.module.css';

type Content = (typeof enterpriseContent)['transcript'];

/** Returns what one of the documented redaction modes stores of a piece of personal data. */
function redact(text: string, mode: string, token: string): string {
  if (mode === 'mask') return text.replace(/[\p{Letter}\p{Number}]/gu, '*');
  return mode === 'replace' ? token : '';
}

/** Renders personal data with its type or, with a redaction mode, as that mode stores it. */
function Personal({type, text, mode, token}: {type: string; text: string; mode?: string; token: string}) {
  return mode ? (
    <span className={clsx('mono small', styles.redacted)} data-mode={mode}>
      <span className="visually-hidden">{`(${type} redacted) `}</span>
      {redact(text, mode, token)}
    </span>
  ) : (
    <span className={styles.spoken}>
      <mark className={clsx('semibold accent-strong', styles.personal)}>{text}</mark>{' '}
      <small className="accent micro">{type.replaceAll(' ', '\u00a0')}</small>
    </span>
  );
}

/** Renders the transcript as it was spoken, with its personal data labeled, or as a redaction mode stores it. */
function Lines({lines, token, mode}: Pick<Content, 'lines' | 'token'> & {mode?: string}) {
  return (
    <ol className={clsx('stack gap-4', styles.lines)}>
      {lines.map(({speaker, parts}) => (
        <li
          key={parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')}
          className={clsx('stack', styles.line)}
        >
          <span className="muted small">{speaker}</span>
          <p className="ink">
            {parts.map((part) =>
              typeof part === 'string' ? part : <Personal key={part.type} {...part} mode={mode} token={token} />,
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Renders a transcript as it was spoken, with its personal data labeled, and as each redaction mode stores it. */
export function Redaction({label, spoken, stored, lines, modes, token, caption}: Content) {
  const items = modes.map(({name, note}) => ({
    id: `redaction-${name}`,
    label: name,
    content: (
      <>
        <Lines lines={lines} token={token} mode={name} />
        <p className={clsx('mt-5 muted remark small', styles.note)}>
          <code className="ink small">{name}</code> {note}
        </p>
      </>
    ),
  }));
  return (
    <Exhibit label={label} caption={caption}>
      <div className={clsx('stack beside gap-y-10', styles.columns)}>
        <section className={styles.column} aria-labelledby="spoken">
          <h2 className="mb-5 type-h3" id="spoken">
            {spoken}
          </h2>
          <Lines lines={lines} token={token} />
        </section>
        <section className={styles.column} aria-labelledby="stored">
          <h2 className="mb-5 type-h3" id="stored">
            {stored}
          </h2>
          <Tabs label="Redaction mode" items={items} />
        </section>
      </div>
    </Exhibit>
  );
}
