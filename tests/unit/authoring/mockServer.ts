import {createMock, type Mock} from '../../../authoring/mock';

export const key = {Authorization: 'Bearer any-key'};
const json = {...key, 'Content-Type': 'application/json'};

export const recording = new File(['RIFF'], 'meeting.wav');

export let mock: Mock;

/** Gives each test of a file its own mock. */
export function installMock(): void {
  beforeEach(async () => {
    mock = await createMock();
  });
  afterEach(() => mock.close());
}

export const call = (path: string, init: RequestInit = {}) => fetch(mock.url + path, {headers: key, ...init});

export const post = (path: string, body: unknown, headers: Record<string, string> = json) =>
  call(path, {method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body)});

export const postForm = (fields: [name: string, value: string | Blob][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return call('/v1/recognize', {method: 'POST', body: form});
};
