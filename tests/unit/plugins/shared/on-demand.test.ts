/** @jest-environment node */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {onDemand} from '../../../../plugins/shared/onDemand';

/** Requests a path. Returns whether the request was passed on, and the response otherwise. */
async function request(files: ReturnType<typeof onDemand>, url: string) {
  const end = jest.fn();
  const response = {writeHead: jest.fn(() => ({end}))};
  const next = jest.fn();
  await files.middleware({url} as IncomingMessage, response as unknown as ServerResponse, next);
  return {passed: next.mock.calls.length === 1, said: end.mock.calls[0]?.[0]};
}

it('files are made when one is requested, once, and again after a change', async () => {
  const make = jest.fn(async () => undefined);
  const files = onDemand('copies', (path) => path.endsWith('.md'));
  files.setGenerator(make);
  expect(await request(files, '/page')).toEqual({passed: true});
  expect(make).not.toHaveBeenCalled();
  expect(await request(files, '/page.md?plain')).toEqual({passed: true});
  await request(files, '/page.md');
  expect(make).toHaveBeenCalledTimes(1);
  files.setGenerator(make);
  await request(files, '/page.md');
  expect(make).toHaveBeenCalledTimes(2);
});

it('an error in making a file is the response until it is fixed', async () => {
  const files = onDemand('copies', (path) => path.endsWith('.md'));
  files.setGenerator(() => Promise.reject(new Error('page.mdx:3:1: no such figure')));
  expect(await request(files, '/page.md')).toEqual({passed: false, said: 'page.mdx:3:1: no such figure'});
  files.setGenerator(async () => undefined);
  expect(await request(files, '/page.md')).toEqual({passed: true});
});
