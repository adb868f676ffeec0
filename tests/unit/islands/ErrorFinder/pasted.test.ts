/** @jest-environment node */
import {findingOf} from '../../../../src/islands/ErrorFinder/finding';
import {readText} from '../../../../src/islands/ErrorFinder/read';
import {contract} from '../../../../src/sandbox/contract';

const [recognize] = contract.rest;
const create = contract.rest.find(({id}) => id === 'createDomain');
if (!recognize || !create) throw new Error('The contract has changed.');

const body = '{"code": "invalid_audio_format", "message": "Not supported.", "details": {}}';

test.each([
  // Terminals: the request's body comes first.
  [`$ curl -d '{"text": "hi"}' https://x\nHTTP/2 429\nretry-after: 120\n\n{"message": "Slow down."}`, 429],
  ['{"text": "hi"}\n{"code": "bad"}\nHTTP/2 503', 503],
  ['> POST /v1/nlu/parse HTTP/2\n> Host: x\n< HTTP/2 400\n<\n{"code": "x_y"}', 400],
  ['HTTP/1.1 200 Connection established\n\nHTTP/1.1 503 Service Unavailable', 503],
  ['HTTP/1.1 100 Continue\n\nHTTP/1.1 415 Unsupported Media Type', 415],
  // Logs.
  ['{level: warn} POST /recognize 429 {"message": "Slow down."}', 429],
  ['{"level":"error","msg":"upstream","status_code":503,"ms":412}', 503],
  ['{"level":"warn","msg":"POST /v1/recognize returned 429 in 413 ms"}', 429],
  ['2026-11-25T16:43:10.503Z ERROR call failed status=502 took=431ms', 502],
  ['10.0.0.1 - - [25/Nov/2026:16:43:10 +0000] "POST /v1/recognize HTTP/1.1" 504 0 "-" "python"', 504],
  ['time="16:43" level=error msg="{\\"code\\":\\"invalid_audio_format\\"}" status=400', 400],
  // Clients.
  ['HttpResponse{status=400, protocol=h2} {"code": "bad_field"}', 400],
  ['Response{protocol=http/1.1, code=503, message=Service Unavailable, url=https://x}', 503],
  ['requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: https://x/v1', 429],
  ['urllib.error.HTTPError: HTTP Error 503: Service Unavailable', 503],
  ['<Response [429]>', 429],
  ['AxiosError: Request failed with status code 503\n    at settle (settle.js:19:12)', 503],
  ['Error: 401\n    at call (/app/client.js:404:20)', 401],
  ['Status Code: 429, Headers {\n    "Retry-After" = (30);\n}', 429],
  ['{"error": {"code": 503, "message": "The service is overloaded."}}', 503],
  ["{'status': 429, 'message': 'Slow down.'}", 429],
  ['{"message": "Request failed", "response": {"status": 503}}', 503],
  ['caused by: too many 503 error responses', 503],
  ['Error: Unexpected server response: 429', 429],
  ['<html><head><title>504 Gateway Time-out</title></head>', 504],
  ['Server error(POST https://x: 503 Service Unavailable. Text: ""', 503],
  // No status at all.
  ['connect ECONNREFUSED 127.0.0.1:443', undefined],
  ['listening on port 404', undefined],
  ['sent 512 bytes in 450 ms', undefined],
  ['TypeError: x is not a function at app.js:431:20', undefined],
])('the status, wherever it stands in what was printed %j', (text, status) =>
  expect(readText(text).status).toBe(status),
);

test('the last object that can be parsed is the body', () => {
  for (const text of [
    `{"text": "hi"} ${body}`,
    `{level: warn} ${body}`,
    `HttpResponse{status=400} ${body} trailing }`,
    `data: ${body}\n\n`,
    `"{\\"code\\": \\"invalid_audio_format\\", \\"message\\": \\"Not supported.\\"}"`,
  ])
    expect(readText(text)).toMatchObject({body: 'json', code: 'invalid_audio_format', message: 'Not supported.'});
  expect(readText('HttpResponse{status=503, protocol=h2}').body).toBeUndefined();
});

test('an advice against a retry is given only if no status in the text says otherwise', () => {
  for (const text of ['HTTP/2 503\nHTTP/2 400', 'status: 429, then status: 422'])
    expect(findingOf(readText(text), recognize)).toMatchObject({
      retry: {verdict: 'check'},
      notes: [expect.stringMatching(/also contains the status (503|429)/)],
    });
  expect(findingOf(readText('HTTP/2 400\nHTTP/2 503'), create)?.retry?.verdict).toBe('check');
  expect(findingOf(readText('HTTP/2 401\nHTTP/2 400'), recognize)?.retry?.verdict).toBe('correct');
});

test.each([
  ['408 Request Timeout', 'check'],
  ['425 Too Early', 'check'],
  ['413 Payload Too Large', 'correct'],
  ['403 Forbidden', 'correct'],
  ['422', 'correct'],
  ['418', 'correct'],
])('%s has a cause of its own', (text, verdict) => {
  const [own, other] = [text, '400'].map((each) => findingOf(readText(each), create));
  expect(own?.retry?.verdict).toBe(verdict);
  expect(own?.cause).not.toBe(other?.cause);
});

test.each([
  // Nothing was sent.
  ['TypeError: fetch failed\n  [cause]: Error: connect ECONNREFUSED 127.0.0.1:443', 'No connection', 'safe'],
  ['Error: getaddrinfo ENOTFOUND api.timbre.example', 'No connection', 'safe'],
  ['curl: (6) Could not resolve host: api.timbre.example', 'No connection', 'safe'],
  ["curl: (7) Failed to connect to localhost port 4010: Couldn't connect to server", 'No connection', 'safe'],
  ['java.net.UnknownHostException: Unable to resolve host "api.timbre.example"', 'No connection', 'safe'],
  ['java.net.ConnectException: Failed to connect to /10.0.2.2:4010', 'No connection', 'safe'],
  ['NSURLErrorDomain Code=-1009 "The Internet connection appears to be offline."', 'No connection', 'safe'],
  ['MaxRetryError: Max retries exceeded with url: /v1 (Caused by NewConnectionError(...))', 'No connection', 'safe'],
  ['httpx.ConnectTimeout: timed out', 'No connection', 'safe'],
  ['net::ERR_NAME_NOT_RESOLVED', 'No connection', 'safe'],
  // The request might have been processed.
  ['Error: socket hang up {code: "ECONNRESET"}', 'No response', 'check'],
  ['java.net.SocketTimeoutException: timeout', 'No response', 'check'],
  ['requests.exceptions.ReadTimeout: HTTPSConnectionPool(host="x", port=443): Read timed out.', 'No response', 'check'],
  ['curl: (52) Empty reply from server', 'No response', 'check'],
  ['curl: (28) Operation timed out after 10001 milliseconds', 'No response', 'check'],
  ['NSURLErrorDomain Code=-1005 "The network connection was lost."', 'No response', 'check'],
  ['ECONNRESET, then ECONNREFUSED', 'No response', 'check'],
  ['TypeError: Failed to fetch', 'No response', 'check'],
  ['TypeError: NetworkError when attempting to fetch resource.', 'No response', 'check'],
  ['TypeError: Load failed', 'No response', 'check'],
  ['AbortError: The operation was aborted due to timeout', 'No response', 'check'],
  ['urllib3.exceptions.MaxRetryError: Max retries exceeded', 'No response', 'check'],
  // A retry doesn't help.
  ["Access to fetch at 'https://x' has been blocked by CORS policy", 'Blocked by the browser', 'correct'],
  ['curl: (60) SSL certificate problem: self-signed certificate', 'The certificate isn’t trusted', 'correct'],
  ['ssl.SSLCertVerificationError: certificate verify failed', 'The certificate isn’t trusted', 'correct'],
  ['Error: unable to verify the first certificate', 'The certificate isn’t trusted', 'correct'],
  // There was a response.
  ['SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON', 'The body isn’t JSON', 'check'],
  ['json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)', 'The body isn’t JSON', 'check'],
  ['NotAllowedError: Permission denied', 'The microphone isn’t available', undefined],
  ['CloseEvent {code: 1000, reason: ""}', 'Close code 1000', undefined],
  ['websockets.exceptions.ConnectionClosedError: received 1011 (internal error)', 'Close code 1011', undefined],
  ['WebSocket closed code 1006', 'Close code 1006', undefined],
  ['code 1011', 'Close code 1011', undefined],
])('what clients print without a response %s', (text, title, verdict) => {
  const found = findingOf(readText(text), create);
  expect(found?.title).toBe(title);
  expect(found?.retry?.verdict).toBe(verdict);
});
