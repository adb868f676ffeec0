import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {buttonClass, SubmitButton} from '../../components/Button';
import type {Cause, RestCall} from '../../sandbox/calls';
import {programs} from '../../sandbox/programs';
import type {SandboxResponse} from '../../sandbox/request';
import {CodePanel} from '../shared/code/CodePanel';
import {ContractText} from '../shared/code/ContractText';
import lab from '../shared/lab.module.css';
import {Backoff} from './Backoff';
import {Fields} from './Fields';
import {LinkButton} from './LinkButton';
import {fragmentOf} from './link';
import type {Preset} from './presets';
import {documentedResponse, ResponseView} from './ResponseView';
import {type Draft, type Edit, filledCall, isEdited, requestOf} from './request';
import {pageSandbox} from './sandbox';
import styles from './styles.module.css';
import {Training, trainingDomain} from './Training';

/** A response, and the number of its request since the preset was chosen. */
interface Exchange {
  response: SandboxResponse;
  count: number;
  /** Why the call fails, if the request is the preset's. */
  cause?: Cause;
}

interface WorkbenchProps {
  call: RestCall;
  presets: Preset[];
  draft: Draft;
  onChange: (edit: Edit) => void;
}

/** Renders the form of a call, the response of the sandbox, and the request as code. */
export function Workbench({call, presets, draft, onChange}: WorkbenchProps): ReactNode {
  const id = useId();
  const [exchange, setExchange] = useState<Exchange>();
  const [announcement, setAnnouncement] = useState('');
  const responseRef = useRef<HTMLElement>(null);

  const {preset: chosen} = draft;
  // An edited request may get another response, unless the preset asks the sandbox for this one.
  const applies = !isEdited(draft) || chosen.asks !== undefined;

  useEffect(() => {
    if (exchange) responseRef.current?.scrollIntoView({block: 'nearest'});
  }, [exchange]);

  const choose = (preset: Preset) => {
    const {values, recording} = preset;
    onChange(() => ({preset, values, recording}));
    setExchange(undefined);
    setAnnouncement('');
  };
  const send = () => {
    const response = pageSandbox().handle(requestOf(call, draft));
    const count = (exchange?.count ?? 0) + 1;
    setExchange({response, count, ...(!isEdited(draft) && response.status === chosen.status && {cause: chosen.cause})});
    const meaning = documentedResponse(call, response.status)?.meaning ?? '';
    // Screen readers announce a text only if it changes, and equal requests get equal responses.
    setAnnouncement(`Response ${response.status}. ${meaning} Simulated on this page. Request ${count}.`);
  };
  const domain = exchange && trainingDomain(exchange.response);

  return (
    <div className={clsx('stack gap-6', styles.workbench)}>
      <div>
        <p className={clsx('ink semibold', styles.title)} id={`${id}-presets`}>
          Start from a request
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the title. */}
        <div className={lab.options} role="group" aria-labelledby={`${id}-presets`}>
          {presets.map((preset) => (
            <button
              key={preset.id}
              type="button"
              className={lab.option}
              aria-pressed={applies && preset.id === chosen.id}
              onClick={() => choose(preset)}
            >
              <span className="mono">{preset.status}</span> {preset.name}
            </button>
          ))}
        </div>
        {applies && chosen.cause && (
          <p className={clsx(lab.hint, styles.cause)}>
            <ContractText>{chosen.cause.cause}</ContractText>
          </p>
        )}
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Fields id={id} call={call} draft={draft} onChange={onChange} />
        <SubmitButton>Send</SubmitButton>
      </form>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {exchange && (
        <section aria-label={`Response: ${call.summary}`} key={exchange.count} ref={responseRef}>
          <ResponseView call={call} response={exchange.response} cause={exchange.cause} />
          {exchange.response.status === 429 && <Backoff seed={exchange.count} />}
          {domain && <Training id={domain} onEnd={setAnnouncement} />}
        </section>
      )}
      <section className={clsx('stack', styles.parts)} aria-label={`Code: ${call.summary}`}>
        <CodePanel name="this request" write={(language) => programs[language].write(filledCall(call, draft))} />
        <LinkButton fragment={fragmentOf(call, draft)} className={buttonClass({variant: 'quiet'})} />
      </section>
    </div>
  );
}
