import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CodeFrame} from '../../components/CodeBlock/Frame';
import {Icon} from '../../components/Icon';
import {type CallResponse, isFailure, type RestCall} from '../../sandbox/calls';
import {fieldsOf} from '../../sandbox/fields';
import {failureOf} from '../../sandbox/replies';
import type {SandboxResponse} from '../../sandbox/request';
import {Code} from '../shared/code/Code';
import {ContractText} from '../shared/code/ContractText';
import {RecordingFile} from '../shared/RecordingFile';
import {fileSize} from '../shared/recordings';
import {FieldName} from './FieldName';
import styles from './Response.module.css';
import {type Draft, isEdited} from './request';

/** Returns what the contract says about a response. */
export const documentedResponse = (call: RestCall, status: number): CallResponse | undefined =>
  call.responses.find((response) => response.status === String(status)) ?? failureOf(call, status);

function Body({body, fileName}: {body: SandboxResponse['body']; fileName: string}): ReactNode {
  if (typeof body !== 'string')
    return (
      <>
        <p>{`${fileSize(body.length)} of audio. The simulation returns a short silence instead of speech.`}</p>
        <div className="cluster gap-2">
          <RecordingFile recording={{fileName, bytes: body}} isPlayable />
        </div>
      </>
    );
  return (
    <CodeFrame language="json" languageLabel="JSON" title="Body" label="response body">
      <Code language="json">{JSON.stringify(JSON.parse(body), null, 2)}</Code>
    </CodeFrame>
  );
}

/** Renders terms and texts. What has a type is code. */
function Meanings({entries}: {entries: {name: string; type?: string; description?: string}[]}): ReactNode {
  return (
    <dl className={clsx('stack tiny', styles.meanings)}>
      {entries.map(({name, type, description = ''}) => (
        <div key={name}>
          <dt className="ink semibold">{type === undefined ? name : <FieldName name={name} type={type} />}</dt>
          <dd className="muted">
            <ContractText>{description}</ContractText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ResponseViewProps {
  call: RestCall;
  response: SandboxResponse;
  /** What was sent. */
  draft: Draft;
  /** Whether the request has been changed since. */
  isOlder: boolean;
}

/** Renders the response of the sandbox: status, headers, body, and what the contract says about each. */
export function ResponseView({call, response, draft, isOlder}: ResponseViewProps): ReactNode {
  const {status, headers, body} = response;
  const documented = documentedResponse(call, status);
  const schema = typeof body === 'string' ? documented?.content?.schema : undefined;
  const example = documented?.content?.example;
  const isExample = status < 400 && example !== undefined && body === JSON.stringify(example);
  // The preset's cause is known only if its request was sent, and failed as expected.
  const cause = !isEdited(draft) && status === draft.preset.status ? draft.preset.cause : undefined;
  const isOwn = typeof body === 'string' && body.includes('"code":"mock_');
  return (
    <div className="stack">
      {isOlder && <p className="muted small">Response to the request before your change</p>}
      <p className={styles.status}>
        <strong className="lead mono" data-failure={status >= 400 || undefined}>
          {status}
        </strong>{' '}
        <span>{documented?.meaning}</span>
      </p>
      {documented && isFailure(documented) && (
        <Meanings
          entries={[
            {name: 'Cause', description: cause?.cause ?? documented.cause},
            {name: 'What to do', description: cause?.remedy ?? documented.remedy},
          ]}
        />
      )}
      {isExample && <p className="muted tiny">The body is the example of the reference, whatever you send.</p>}
      {isOwn && (
        <p className="muted tiny">
          Codes that begin with <code>mock_</code> are the simulation’s own.
        </p>
      )}
      {Object.entries(headers).map(([name, value]) => (
        <p key={name} className="mono tiny" translate="no">
          {`${name}: ${value}`}
        </p>
      ))}
      <Body body={body} fileName={documented?.saveAs ?? ''} />
      {schema && (
        <details>
          <summary className="accent-strong gap-2 row semibold small target">
            Fields of the body <Icon name="chevron" />
          </summary>
          <Meanings entries={fieldsOf(schema)} />
        </details>
      )}
    </div>
  );
}
