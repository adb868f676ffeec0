import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {SandboxResponse} from '../../sandbox/request';
import {Code} from '../shared/code/Code';
import lab from '../shared/lab.module.css';
import styles from './styles.module.css';

interface CallProps {
  title: string;
  /** The method and the path. */
  address: string;
  response: SandboxResponse;
  /** A note that is shown if the call fails. */
  failureNote?: string;
}

const inOneLine = (value: unknown) => JSON.stringify(value, null, 1).replace(/\s*\n\s*/g, ' ');

/** Returns the fields of a JSON body, one in each line, without the details of an error. */
function fieldsIn(body: string): string {
  const {details: _, ...fields} = JSON.parse(body) as Record<string, unknown>;
  const lines = Object.entries(fields).map(([name, value]) => `  "${name}": ${inOneLine(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** Renders a call and what the sandbox returns to it. */
export function Call({title, address, response: {status, body}, failureNote}: CallProps): ReactNode {
  const isFailure = status >= 400;
  return (
    <section className={styles.part} aria-label={title}>
      <p className={lab.title}>{title}</p>
      <p className={styles.address}>
        <code>{address}</code> <strong className={clsx(isFailure && styles.failure)}>{status}</strong>
      </p>
      <pre className={styles.body}>
        <Code language="json">{fieldsIn(String(body))}</Code>
      </pre>
      {failureNote && <p className={clsx(lab.hint, styles.note)}>{isFailure && failureNote}</p>}
    </section>
  );
}
