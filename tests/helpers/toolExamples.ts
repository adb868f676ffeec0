import {requestTable} from './requestTable';

/** A call of a tool about a request: to parse a text. */
export const parseRequest = {method: 'POST', path: '/v1/nlu/parse', headers: {Authorization: 'Bearer YOUR_API_KEY'}};

/** Calls of the tools for agents, with what the results say. */
export const toolExamples: [tool: string, input: object, says: RegExp][] = [
  [
    'search_docs',
    {query: 'rate limits', limit: 1},
    /^- REST API reference > Rate limits\n.*\/rest-api-reference#rate-limits$/m,
  ],
  ['search_docs', {query: 'zzzzqq'}, /Nothing found/],
  ['read_page', {page: 'quick-start'}, /# Quick start[\s\S]*## Next steps/],
  [
    'read_page',
    {page: '/developers/documentation/rest-api-reference#rate-limits'},
    /\n\n## Rate limits\n(?![\s\S]*\n## )/,
  ],
  ['read_page', {page: 'quick'}, /There is no page "quick"[\s\S]*quick-start/],
  ['read_page', {page: 'quick-start', section: 'x'}, /no section "x"[\s\S]*- Set your key/],
  ['list_calls', {}, /recognizeRecording: POST .*\/v1\/recognize\n[\s\S]*stream/],
  [
    'list_calls',
    {call: 'createDomain', language: 'python'},
    /phrases[\s\S]*Free: 1,?000 calls[\s\S]*sent twice: [\s\S]*import requests/,
  ],
  ['check_request', {...parseRequest, body: {text: 'hello'}}, /fits the contract of "Parse text"/],
  [
    'check_request',
    {...parseRequest, body: {text: ''}},
    /body\.text: expected a text that is not empty[\s\S]*#parse-text/,
  ],
  ['check_request', {...parseRequest, path: '/parse'}, /expected POST \/v1\/nlu\/parse/],
  ['simulate_call', {...parseRequest, body: {text: 'hello'}}, /HTTP 200\n[\s\S]*"intent"/],
  ['simulate_call', {...parseRequest, body: {text: 'hello'}, fail: 429}, /HTTP 429\n/],
  [
    'simulate_call',
    {...parseRequest, path: '/v1/recognize', form: [{name: 'audio', file: 'a.wav'}], audioSeconds: 20, tier: 'Free'},
    /HTTP 400\n[\s\S]*at most 15 seconds/,
  ],
  ['explain_error', {text: 'HTTP/2 503', call: 'createDomain'}, /503[\s\S]*Retry \(check\): .*second domain/],
  ['explain_error', {text: 'hello'}, /no status/],
];

/** The requests of the table that have no bytes in their body, as input of `simulate_call`, with the status that each returns. */
export const simulations = requestTable
  .filter(({body}) => typeof body !== 'object')
  .map(({says, ...request}) => request);
