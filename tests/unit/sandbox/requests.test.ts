/** @jest-environment node */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {bundleMock} from '../../../plugins/files/mock';
import {createSandbox} from '../../../src/sandbox';
import type {FormField} from '../../../src/sandbox/request';
import {type RunningMock, startDownloadedMock} from '../../helpers/downloadedMock';
import {folderWith} from '../../helpers/folder';
import {comparable, requestTable, type TableRequest} from '../../helpers/requestTable';

const bodyText = (body: string | Uint8Array) =>
  typeof body === 'string' ? body : Buffer.from(body).toString('latin1');

function formData(fields: FormField[]): FormData {
  const form = new FormData();
  for (const {name, value} of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value.bytes)], value.fileName));
  }
  return form;
}

async function send(url: string, {method, path, headers, body}: TableRequest) {
  const sent = Array.isArray(body) ? formData(body) : (body as BodyInit | undefined);
  const response = await fetch(url + path, {method, headers, body: sent});
  return {status: response.status, body: Buffer.from(await response.arrayBuffer()).toString('latin1')};
}

const pages = createSandbox();
let mock: RunningMock;
beforeAll(async () => {
  const folder = folderWith({});
  await writeFile(join(folder, 'timbre-mock.mjs'), await bundleMock(process.cwd()));
  mock = await startDownloadedMock(folder);
});
afterAll(() => mock.stop());

it.each(requestTable)(
  'the table of requests has the same response from a page and the mock: $name',
  async (request) => {
    const {status, says} = request;
    const response = pages.handle(request);
    expect([response.status, bodyText(response.body)]).toEqual([status, expect.stringMatching(says)]);
    const served = await send(mock.url, request);
    expect([served.status, comparable(served.body)]).toEqual([status, comparable(bodyText(response.body))]);
  },
);
