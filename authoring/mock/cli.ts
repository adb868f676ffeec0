import {parseArgs} from 'node:util';
import {readContract} from '../../plugins/api-reference/contract';
import {restCalls} from '../../plugins/api-reference/operations';
import {curl} from '../../plugins/api-reference/samples/curl';
import type {OpenApi} from '../../plugins/api-reference/types';
import {createMock, type Mock, type Problem, type SeenRequest} from './index';

/** Paths from the project's root: where npm runs every script. */
const contracts = {openapi: 'api/openapi.yaml', asyncapi: 'api/asyncapi.yaml'};

function printProblems(problems: Problem[]): void {
  for (const {where, expected, came} of problems) console.log(`    ${where}: expected ${expected}, came ${came}`);
}

function printRequest({status, method, path}: SeenRequest, problems: Problem[]): void {
  console.log(`${status} ${method} ${path}`);
  printProblems(problems);
}

/** The reference's own sample for a call, sent to the mock instead. */
function sample(url: string, id: string): string {
  const call = restCalls(readContract<OpenApi>(contracts.openapi)).find((candidate) => candidate.id === id);
  return call ? curl({...call, url: call.url.replace(new URL(call.url).origin, url)}) : '';
}

function printWelcome({url}: Mock): void {
  console.log(`The mock API answers at ${url}/v1, and streams at ${url.replace('http', 'ws')}/v1/recognize/stream.
It answers with the documentation's examples. Any API key works. Try it in another terminal:

export TIMBRE_API_KEY=any-key
${sample(url, 'parseText')}

For a failure, add   --header "Prefer: status=429"
To stop, press Ctrl+C.
`);
}

/** `npm run mock-api`: a local API to try the samples on, without an account. `-- --port 4011` takes another port. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {port: {type: 'string', default: '4010'}}});
  const port = Number(values.port);
  try {
    printWelcome(await createMock({...contracts, port, onRequest: printRequest, onStreamProblem: printProblems}));
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    const taken = `Port ${port} is taken. Fix: stop what uses it, or run  npm run mock-api -- --port ${port + 1}`;
    console.error(code === 'EADDRINUSE' ? taken : message);
    process.exitCode = 1;
  }
}

void main();
