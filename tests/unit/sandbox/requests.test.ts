/** @jest-environment node */
import {createMock, type Mock} from '../../../authoring/mock';
import {createSandbox} from '../../../src/sandbox';
import type {FormField} from '../../../src/sandbox/messages';
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
let mock: Mock;
beforeAll(async () => {
  mock = await createMock();
});
afterAll(() => mock.close());

describe('the table of requests', () => {
  it.each(requestTable)('gets the same from a page and from the server: $name', async (request) => {
    const {method, path, headers = {}, body, status, says} = request;
    const response = pages.handle({method, path, headers, body});
    expect([response.status, bodyText(response.body)]).toEqual([status, expect.stringMatching(says ?? /./)]);
    const served = await send(mock.url, request);
    expect([served.status, comparable(served.body)]).toEqual([status, comparable(bodyText(response.body))]);
  });
});
