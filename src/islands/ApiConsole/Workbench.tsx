import clsx from 'clsx';
import {type ReactNode, useId, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {buttonClass, SubmitButton} from '../../components/Button';
import {Checkbox} from '../../components/Checkbox';
import type {RestCall} from '../../sandbox/calls';
import type {SandboxResponse} from '../../sandbox/request';
import {programs, type SampleLanguage} from '../../sandbox/sampleCode';
import {CodePanel} from '../shared/code/CodePanel';
import {ContractText} from '../shared/code/ContractText';
import lab from '../shared/lab.module.css';
import {Fields} from './Fields';
import {LinkButton} from './LinkButton';
import {fragmentOf} from './link';
import {presetsOf} from './presets';
import {documentedResponse, ResponseView} from './ResponseView';
import {
  type Change,
  type Draft,
  draftOf,
  filledCall,
  hasOwnFile,
  isEdited,
  isSame,
  requestOf,
  type Undo,
  undoOf,
} from './request';
import {pageSandbox} from './sandbox';
import styles from './styles.module.css';
import {Training, trainingDomain} from './Training';

/** Where the mock listens by default, `node timbre-mock.mjs`. */
const mockBase = 'http://127.0.0.1:4010/v1';

/** How programs read the base URL, in each language. */
const baseVariable = /\$\{process\.env\.TIMBRE_API_BASE\}|\{os\.environ\['TIMBRE_API_BASE'\]\}|\$TIMBRE_API_BASE/g;

interface WorkbenchProps {
  call: RestCall;
  /** Undefined before the first change. */
  draft?: Draft;
  undo?: Undo;
  onChange: (change: Change) => void;
}

/** Renders the form of a call, the response of the sandbox, and the request as code. */
export function Workbench({call, draft: changed, undo, onChange}: WorkbenchProps): ReactNode {
  const id = useId();
  const presets = presetsOf(call);
  const draft = changed ?? draftOf(presets[0]);
  // The latest response, what was sent for it, and the number of its request.
  const [exchange, setExchange] = useState<{response: SandboxResponse; sent: Draft; count: number}>();
  const [announcement, setAnnouncement] = useState('');
  const [isForMock, setForMock] = useState(false);
  const responseRef = useRef<HTMLElement>(null);

  const {preset: chosen} = draft;
  const isOlder = !exchange || !isSame(exchange.sent, draft);
  // An edited request may get another response, unless the preset asks the sandbox for this one.
  const applies = !isEdited(draft) || chosen.asks !== undefined;

  const send = (form: HTMLFormElement) => {
    const response = pageSandbox().handle(requestOf(call, draft));
    const count = (exchange?.count ?? 0) + 1;
    flushSync(() => setExchange({response, sent: draft, count}));
    // Who wants a preset's failure looks at the response. Who has typed something wrong corrects it first.
    const wrong = isEdited(draft) && form.querySelector<HTMLElement>('[aria-invalid]');
    const top = responseRef.current?.getBoundingClientRect().top ?? 0;
    if (wrong) wrong.focus();
    // Beside the request, its start is usually in view.
    else if (top < 0 || top > innerHeight / 2) responseRef.current?.scrollIntoView();
    const meaning = documentedResponse(call, response.status)?.meaning ?? '';
    // Screen readers announce a text only if it changes, and equal requests get equal responses.
    setAnnouncement(`Response ${response.status}. ${meaning} Simulated on this page. Request ${count}.`);
  };
  const write = (language: SampleLanguage) => {
    const code = programs[language].write(filledCall(call, draft));
    return isForMock ? code.replaceAll(baseVariable, mockBase) : code;
  };
  const refused = isOlder ? [] : exchange.response.violations;
  const domain = exchange && trainingDomain(exchange.response);

  return (
    <div className={clsx('stack gap-6', styles.workbench)}>
      <div className={clsx('stack gap-6', styles.exchange)}>
        <div className="stack gap-6">
          <div className={clsx('stack gap-2', styles.parts)}>
            <fieldset className={clsx('cluster gap-2', lab.group)}>
              <legend className="ink mb-2 semibold">Start from a request</legend>
              {presets.map((preset) => (
                <button
                  key={preset.id}
                  type="button"
                  className={lab.option}
                  aria-pressed={applies && preset.id === chosen.id}
                  onClick={() => onChange({edit: () => draftOf(preset), undoFor: undoOf})}
                >
                  <span className="mono">{preset.status}</span> {preset.name}
                </button>
              ))}
            </fieldset>
            {applies && chosen.cause && (
              <p className="muted tiny">
                <ContractText>
                  {chosen.cause.cause +
                    (chosen.isOfFreeTier ? ' To get it from the mock, start it with `--tier Free`.' : '')}
                </ContractText>
              </p>
            )}
            {undo && (
              <button
                type="button"
                className={buttonClass({variant: 'quiet'})}
                onClick={() => onChange({edit: undo.edit, undoFor: undoOf})}
              >
                {undo.label}
              </button>
            )}
          </div>
          <form
            className="stack gap-6"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send(event.currentTarget);
            }}
          >
            <Fields id={id} call={call} draft={draft} refused={refused} onChange={onChange} />
            <div className={styles.send}>
              <SubmitButton>Send</SubmitButton>
            </div>
          </form>
        </div>
        <div className={clsx('container grid', styles.result)}>
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
          {exchange ? (
            <section aria-label={`Response: ${call.summary}`} key={exchange.count} ref={responseRef}>
              <ResponseView call={call} response={exchange.response} draft={exchange.sent} isOlder={isOlder} />
              {domain && <Training id={domain} onEnd={setAnnouncement} />}
            </section>
          ) : (
            <p className={clsx('border content-center muted rounded small stack', styles.empty)}>
              Send the request to see its response here.
            </p>
          )}
        </div>
      </div>
      <section className={clsx('stack', styles.parts)} aria-label={`Code: ${call.summary}`}>
        <div className="between cluster">
          <p className="ink semibold">The request as code</p>
          <Checkbox
            id={`${id}-mock`}
            name="mock"
            label="For the mock on my computer"
            input={{checked: isForMock, onChange: ({target}) => setForMock(target.checked)}}
          />
        </div>
        <CodePanel name="this request" write={write} />
        <LinkButton fragment={fragmentOf(call, draft)} />
        {hasOwnFile(draft) && (
          <p className="muted tiny">Your file isn’t part of the link. Whoever opens it chooses a file.</p>
        )}
      </section>
    </div>
  );
}
