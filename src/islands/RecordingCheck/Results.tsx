import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon, type IconName} from '../../components/Icon';
import {ContractText} from '../shared/code/ContractText';
import {fileSize, inSeconds} from '../shared/recordings';
import {lowestLevel} from './analysis';
import type {Check} from './check';
import {Drawing} from './Drawing';
import {type Finding, findingsOf} from './findings';
import styles from './styles.module.css';

const icons: Record<Finding['kind'], {name: IconName; words: string}> = {
  good: {name: 'check', words: 'Good'},
  doubt: {name: 'warning', words: 'Check'},
  fault: {name: 'close', words: 'Problem'},
};

const decibels = (level: number) => `${level.toFixed(0).replace('-', '−').replace('−0', '0')} dB`;

/** Returns the properties of a recording, as terms and values. What isn't known is left out. */
function properties({size, header, analysis}: Check): [term: string, value: string][] {
  const {format, codec, sampleRate, channels} = header ?? {};
  const seconds = analysis?.seconds ?? header?.seconds;
  const entries: [string, string | undefined][] = [
    ['Format', format && [format, codec].filter(Boolean).join(', ')],
    ['Sample rate', sampleRate === undefined ? undefined : `${sampleRate / 1_000} kHz`],
    ['Channels', channels?.toString()],
    ['Length', seconds === undefined ? undefined : inSeconds(seconds)],
    ['Size', size < 1_000_000 ? fileSize(size) : `${(size / 1_000_000).toFixed(1)} MB`],
    ['Peak', analysis && decibels(analysis.peak)],
    ['Speech', analysis?.speech === undefined ? undefined : decibels(analysis.speech)],
    ['Noise', analysis && (analysis.noise <= lowestLevel ? 'None' : decibels(analysis.noise))],
  ];
  return entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** Returns what a check found, in a few words for screen readers. */
export function announcementOf(check: Check): string {
  const doubtful = findingsOf(check).filter(({kind}) => kind !== 'good');
  if (doubtful.length === 0) return 'Nothing to correct.';
  return `Check: ${doubtful.map(({title}) => title).join(', ')}.`;
}

/** Renders what is known about a recording, and what the documentation says about it. */
export function Results({check}: {check: Check}): ReactNode {
  return (
    <>
      {check.analysis && <Drawing analysis={check.analysis} />}
      <dl className={clsx('grid', styles.properties)}>
        {properties(check).map(([term, value]) => (
          <div key={term}>
            <dt className="muted tiny">{term}</dt>
            <dd className="anywhere ink tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={clsx('border-t gap-5 pt-4 stack', styles.findings)}>
        {findingsOf(check).map(({kind, title, text, link}) => (
          <li key={title} data-kind={kind}>
            <Icon name={icons[kind].name} />
            <strong>
              <span>{title}</span>
              <span className="visually-hidden">{`: ${icons[kind].words}.`}</span>
            </strong>
            <p>
              <ContractText>{text}</ContractText>
              {link && (
                <>
                  {' '}
                  <Link to={link.href}>{link.title}</Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
