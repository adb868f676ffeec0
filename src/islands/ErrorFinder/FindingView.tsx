import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon, type IconName} from '../../components/Icon';
import {MoreLink} from '../../components/MoreLink';
import {formatNumber} from '../../facts/format';
import type {Call, Limit} from '../../sandbox/calls';
import {ContractText} from '../shared/code/ContractText';
import {copy} from './copy';
import type {Finding, Verdict} from './finding';
import styles from './styles.module.css';

const verdicts: Record<Verdict, {icon: IconName; words: string}> = {
  safe: {icon: 'check', words: 'Safe to retry'},
  check: {icon: 'warning', words: 'Check before you retry'},
  correct: {icon: 'close', words: 'Correct it first'},
};

/** Returns what a finding says, in a few words for screen readers. */
export const announcementOf = ({title, retry}: Finding): string =>
  [title, retry && verdicts[retry.verdict].words].filter(Boolean).join('. ');

const limitInWords = ({tier, value, unit}: Limit) =>
  `${tier}: ${typeof value === 'number' ? formatNumber(value) : value} ${unit}.`;

/** Renders what the reference says about an error of a call. */
export function FindingView({finding, call}: {finding: Finding; call: Call}): ReactNode {
  const {title, cause, remedy, retry, further, limits, notes} = finding;
  const method = call.kind === 'rest' ? call.method : 'WSS';
  return (
    <div className="stack">
      <p className="anywhere cluster gap-2 gap-x-4">
        <strong className="type-h4">
          <ContractText>{title}</ContractText>
        </strong>
        {retry && (
          <span className={clsx('border-strong gap-2 ink row semibold', styles.verdict)} data-verdict={retry.verdict}>
            <Icon name={verdicts[retry.verdict].icon} />
            <span>{verdicts[retry.verdict].words}</span>
          </span>
        )}
        {!finding.isOfSdk && <code className="muted plain tiny">{`${method} ${call.path}`}</code>}
      </p>
      <dl className={clsx('anywhere mt-2 stack', styles.answers)}>
        {[
          ['Cause', cause],
          ['What to do', remedy],
          ['Retry', retry?.text],
        ].map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt className="ink semibold">{term}</dt>
                <dd>
                  <ContractText>{text}</ContractText>
                </dd>
              </div>
            ),
        )}
        {further.length > 0 && (
          <div>
            <dt className="ink semibold">Further causes of this call</dt>
            <dd>
              <ul>
                {further.map((entry) => (
                  <li key={entry.cause}>
                    <ContractText>{`${entry.cause} ${entry.remedy}`}</ContractText>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {limits.length > 0 && (
          <div>
            <dt className="ink semibold">Limits</dt>
            <dd>{limits.map(limitInWords).join(' ')}</dd>
          </div>
        )}
      </dl>
      {notes.map((note) => (
        <p key={note} className="muted tiny">
          <ContractText>{note}</ContractText>
        </p>
      ))}
      <p className="cluster gap-0 gap-x-8">
        <MoreLink {...copy.more} />
        {retry && <MoreLink {...copy.try} />}
      </p>
    </div>
  );
}
