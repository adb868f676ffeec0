/** A call of a tool about a request: to parse a text. */
export const parseRequest = {method: 'POST', path: '/v1/nlu/parse', headers: {Authorization: 'Bearer YOUR_API_KEY'}};

const longRecording = {path: '/v1/recognize', form: [{name: 'audio', file: 'a.wav'}], audioSeconds: 20, tier: 'Free'};

/** Calls of the tools for agents, with what the results say. */
export const toolExamples: [tool: string, input: object, says: RegExp][] = [
  ['search_docs', {query: 'rate limits', limit: 1}, /^- REST API reference > Rate limits\n.*-reference#rate-limits$/m],
  ['search_docs', {query: 'zzzzqq'}, /Nothing found/],
  ['read_page', {page: 'quick-start'}, /# Quick start[\s\S]*## Next steps/],
  ['read_page', {page: '/developers/documentation/core-concepts#confidence'}, /\n\n## Confidence\n(?![\s\S]*\n## )/],
  [
    'read_page',
    {page: 'web-sdk', section: 'your-server', language: 'javascript'},
    /^(?![\s\S]*import uvicorn)[\s\S]*createServer/,
  ],
  ['read_page', {page: 'quick'}, /There is no page "quick"[\s\S]*quick-start/],
  ['read_page', {page: 'quick-start', section: 'x'}, /no section "x"[\s\S]*- Set your key/],
  ['list_calls', {}, /recognizeRecording: POST .*\/v1\/recognize\n[\s\S]*stream/],
  [
    'list_calls',
    {call: 'createDomain', language: 'python'},
    /phrases.*Free: 1,?000 calls.*sent twice: .*import requests/s,
  ],
  ['check_request', {...parseRequest, body: {text: 'hello'}}, /fits the contract of "Parse text"/],
  ['check_request', {...parseRequest, body: {text: ''}}, /text: expected a text that is not empty[\s\S]*#parse-text/],
  ['check_request', {...parseRequest, path: '/parse'}, /expected POST \/v1\/nlu\/parse/],
  ['simulate_call', {...parseRequest, body: {text: 'hello'}}, /HTTP 200\n[\s\S]*"intent"/],
  ['simulate_call', {...parseRequest, body: {text: 'hello'}, fail: 429}, /HTTP 429\n/],
  ['simulate_call', {...parseRequest, ...longRecording}, /HTTP 400\n[\s\S]*at most 15 seconds/],
  ['explain_error', {text: 'HTTP/2 503', call: 'createDomain'}, /503[\s\S]*Retry \(check\): .*second domain/],
  ['explain_error', {text: 'hello'}, /no status/],
];
