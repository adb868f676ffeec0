import type {SandboxRequest} from '../../src/sandbox/request';
import {fixture} from './fixture';

/** A request that is sent to every host of the sandbox, and the status that each must return. */
export interface TableRequest extends SandboxRequest {
  name: string;
  status: number;
  /** Text that the response's body must have. */
  says: RegExp;
}

/** A request as the table states it. A file has the text of its bytes. */
interface Entry {
  name: string;
  request: string;
  key?: string | null;
  headers?: Record<string, string>;
  text?: string;
  bytes?: string;
  form?: {name: string; value?: string; file?: string}[];
  status: number;
  says?: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function requestOf(entry: Entry): TableRequest {
  const {name, key = 'Bearer any-key', text, bytes, form, status, says = '.'} = entry;
  const [method = '', path = ''] = entry.request.split(' ');
  const fields = form?.map(({name: field, value = '', file}) => ({
    name: field,
    value: file === undefined ? value : {fileName: 'meeting.wav', bytes: bytesOf(file)},
  }));
  return {
    ...{name, method, path, status},
    headers: {
      ...(key !== null && {Authorization: key}),
      ...(text !== undefined && {'Content-Type': 'application/json'}),
      ...entry.headers,
    },
    body: fields ?? (bytes === undefined ? text : bytesOf(bytes)),
    says: new RegExp(says),
  };
}

/** The requests of `tests/fixtures/requests.yaml`. */
export const requestTable = fixture<Entry[]>('requests').map(requestOf);

/** Returns a body without what depends on the clock and the engine, so that hosts can be compared. */
export const comparable = (body: string): string =>
  body.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)').replace(/received [^"]*JSON[^"]*/g, '(parser)');
