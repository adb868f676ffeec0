import clsx from 'clsx';
import {type ReactNode, useDeferredValue, useId, useMemo} from 'react';
import {CodeFrame} from '../../components/CodeBlock/Frame';
import {Field} from '../../components/Field';
import type {Call} from '../../sandbox/calls';
import {contract} from '../../sandbox/contract';
import {failureOf} from '../../sandbox/replies';
import {programs} from '../../sandbox/sampleCode';
import {CodePanel} from '../shared/code/CodePanel';
import lab from '../shared/lab.module.css';
import {Restore} from '../shared/Restore';
import {useSessionState} from '../shared/sessionState';
import {copy, examples} from './copy';
import {announcementOf, FindingView} from './FindingView';
import {type Finding, findingOf} from './finding';
import {maxTextLength, type Reading, readText} from './read';
import {redact} from './redact';
import {reportOf} from './report';
import styles from './styles.module.css';

const calls: [Call, ...Call[]] = [...contract.rest, ...contract.streams] as [Call, ...Call[]];

/** How many times the code sends a request again: until it has waited longer than the minute of a per-minute limit. */
const retries = 6;

/** The text that the finder starts with: the contract's example of a rejected request. */
const firstExample = `400 ${JSON.stringify(failureOf(calls[0], 400)?.content?.example)}`;

const allExamples = [{name: 'Error object', text: firstExample}, ...examples];

/** Returns what may be stored of a text that can contain a key. */
const withoutKeys = <Fields extends {text?: string}>(fields: Fields): Fields =>
  fields.text === undefined ? fields : {...fields, text: redact(fields.text).text};

/** Returns a message about what is missing to explain the error; undefined when nothing is. */
function gap(text: string, finding: Finding | undefined): string | undefined {
  if (text.trim() === '') return 'Paste a status, a code, or a body.';
  if (finding) return undefined;
  return 'No status, code, or error object was found in this text. Add the status that the call returned.';
}

/** Returns the call that a text names. Only a stream has a close code. */
const callIn = ({operation, closeCode}: Reading): Call | undefined =>
  calls.find((call) => (closeCode === undefined ? call.id === operation : call.kind === 'stream'));

interface DetailsProps {
  call: Call;
  isNamed: boolean;
  finding: Finding;
  reading: Reading;
}

/** Renders the code of the call and a report. Both depend on what the reader pasted. */
function Details({call, isNamed, finding, reading}: DetailsProps): ReactNode {
  const verdict = finding.retry?.verdict;
  const report = reportOf(reading, isNamed ? call : undefined);
  // The sample also retries after failures that don't tell whether the request was processed.
  const retriesItself = verdict === 'safe' && call.repeat.safe;
  const title =
    verdict === 'correct'
      ? 'A correct request to compare with'
      : retriesItself
        ? 'The call with retries, after pauses that grow'
        : 'The call, to send again after a pause';
  return (
    <>
      {call.kind === 'rest' && verdict && verdict !== 'check' && (
        <div className={clsx('border-t stack', styles.part)}>
          <p className="muted semibold tiny">{title}</p>
          <CodePanel
            name={call.summary}
            write={(language) => programs[language].write(call, retriesItself ? retries : 0)}
          />
        </div>
      )}
      <div className={clsx('border-t stack', styles.part)}>
        <CodeFrame language="text" languageLabel="Text" title={copy.report} label={copy.report}>
          <code>{report.text}</code>
        </CodeFrame>
        <p className="muted tiny">{copy.reportHint(report.removed)}</p>
      </div>
    </>
  );
}

/**
 * Finds out what an error means: the reader pastes a status, a code, or a body, and gets the cause, whether a retry is
 * safe, code, and a report without keys. It starts with an example.
 */
export function Finder(): ReactNode {
  const id = useId();
  const first = {text: firstExample, chosen: '', isOwn: false};
  const [{text, chosen, isOwn}, change] = useSessionState('ErrorFinder', first, withoutKeys);

  const reading = useMemo(() => readText(text), [text]);
  const named = calls.find(({summary}) => summary === chosen) ?? callIn(reading);
  const call = named ?? calls[0];
  const finding = useMemo(() => findingOf(reading, call, !isOwn || Boolean(named)), [reading, call, isOwn, named]);
  // The finding appears first. Rendering the code and the report takes as long again, so they follow.
  const found = useMemo(
    () => isOwn && finding && {call, isNamed: Boolean(named), finding, reading},
    [isOwn, call, named, finding, reading],
  );
  const details = useDeferredValue(found);
  const missing = gap(text, finding);
  const paste = (pasted: string) => change({text: pasted, isOwn: true});

  return (
    <section className={clsx('gap-5 small leading-normal stack', lab.frame, lab.compact)} aria-label="Error finder">
      <div className={clsx('border-b stack', styles.input)} data-needs-script>
        <Field
          id={`${id}text`}
          name="text"
          label="Status, code, or body"
          hint="Paste what your program, your terminal, or your log shows. It stays in this page."
          rows={3}
          textarea={{
            value: text,
            spellCheck: false,
            onChange: ({target}) => paste(target.value),
            onFocus: ({target}) => !isOwn && target.select(),
          }}
        />
        <div className="stack gap-4">
          <Field
            id={`${id}call`}
            name="call"
            label="Call"
            options={calls.map(({summary}) => summary)}
            emptyOption={named || isOwn ? 'The one in the text' : calls[0].summary}
            select={{value: chosen, onChange: ({target}) => change({chosen: target.value, isOwn: true})}}
          />
          <fieldset className={clsx('cluster gap-2', lab.group)}>
            <legend className="ink mb-2 semibold">Examples</legend>
            {allExamples.map((example) => (
              <button
                key={example.name}
                type="button"
                className={lab.option}
                aria-pressed={text === example.text}
                onClick={() => paste(example.text)}
              >
                {example.name}
              </button>
            ))}
          </fieldset>
          <Restore
            text={text}
            presets={allExamples.map((example) => example.text)}
            onRestore={paste}
            className={lab.action}
          />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isOwn && (finding ? announcementOf(finding) : missing)}
      </p>
      {missing && <p className="muted small">{missing}</p>}
      {finding && <FindingView finding={finding} call={call} />}
      {isOwn && finding && !finding.isOfSdk && !named && (
        <p className="muted tiny">{`The text doesn’t name a call, so this is about “${call.summary}”. Choose your call.`}</p>
      )}
      {text.length > maxTextLength && <p className="muted tiny">Only the first part of the text was read.</p>}
      {details && <Details {...details} />}
    </section>
  );
}
