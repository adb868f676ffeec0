import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import type {SandboxResponse} from '../../sandbox/request';
import styles from './Response.module.css';
import {getDomain} from './sandbox';

/** How often the status is requested, in milliseconds. */
const pollMs = 1_000;

const statusIn = (body: SandboxResponse['body']) => JSON.parse(String(body)) as {id?: unknown; status?: unknown};

/** Returns the id of the domain in a response that says it's in training; undefined for any other response. */
export function trainingDomain({body}: SandboxResponse): string | undefined {
  if (typeof body !== 'string') return undefined;
  const {id, status} = statusIn(body);
  return status === 'training' && typeof id === 'string' ? id : undefined;
}

/**
 * Renders the status of a domain in training, as seen by a program that polls once per second.
 * @param id the domain's ID
 * @param onEnd is called with a sentence once the training has ended
 */
export function Training({id, onEnd}: {id: string; onEnd: (announcement: string) => void}): ReactNode {
  const [polls, setPolls] = useState<string[]>([]);
  useEffect(() => {
    const timer = setInterval(() => {
      const status = String(statusIn(getDomain(id).body).status);
      setPolls((before) => [...before, status]);
      if (status === 'training') return;
      clearInterval(timer);
      onEnd(`The training has ended. The status of the domain is ${status}.`);
    }, pollMs);
    return () => clearInterval(timer);
  }, [id, onEnd]);
  return (
    <div className="border-t mt-5 pt-4 stack">
      <p className="ink semibold">Training status, requested once per second</p>
      <ol className={clsx('stack gap-2', styles.polls)}>
        {polls.map((status, index) => {
          const seconds = ((index + 1) * pollMs) / 1000;
          return (
            <li key={seconds} className="baseline cluster" data-status={status}>
              <span>{`${seconds} s`}</span>
              <code>{`GET /domains/${id}: ${status}`}</code>
            </li>
          );
        })}
      </ol>
      <p className="muted tiny">
        On this page, training takes a few seconds. With the API, it takes longer: see estimatedCompletionTime.
      </p>
    </div>
  );
}
