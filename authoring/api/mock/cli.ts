import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {parseArgs} from 'node:util';
import {contract} from '../../../src/sandbox/contract';
import type {Tier} from '../../../src/sandbox/limits';
import {curl} from '../../../src/sandbox/programs/curl';
import {sentenceOf} from '../../../src/sandbox/schema';
import {runCommand} from '../../shared/command';
import {createMock, type RequestViolation, type SeenRequest} from '.';

/** The name of the file that the site publishes. */
const publishedName = 'timbre-mock.mjs';

const tiers: Tier[] = ['Free', 'Developer', 'Enterprise'];
const isTier = (name: string | undefined): name is Tier => tiers.some((tier) => tier === name);

const file = process.argv[1] ?? '';
const isPublished = basename(file) === publishedName;
const command = isPublished ? `node ${publishedName}` : 'npm run mock-api --';

/** Returns the version of the API, and the hash by which copies of the published file can be compared. */
function version(): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  return `Timbre mock, API ${contract.version}${isPublished ? `, sha256 ${hash}` : ''}`;
}

const usage = `Usage: ${command} [--port 4010] [--tier ${tiers.join('|')}]

  --port     The port to listen on; 4010 by default
  --tier     Applies the limits of a tier; without it, nothing is limited
  --version  Prints the version
  --help     Prints this text`;

function printProblems(problems: RequestViolation[]): void {
  for (const problem of problems) console.log(`    ${sentenceOf(problem)}`);
}

function printRequest({status, method, path}: SeenRequest, problems: RequestViolation[]): void {
  console.log(`${status} ${method} ${path}`);
  printProblems(problems);
}

/** Returns the reference's own sample for a call, which reads the mock's URL from the environment. */
function sample(id: string): string {
  const call = contract.rest.find((candidate) => candidate.id === id);
  return call ? curl(call) : '';
}

function printWelcome(url: string): void {
  console.log(`${version()}
Listening on ${url}/v1. Streams: ${url.replace('http', 'ws')}/v1/recognize/stream

The mock returns the documentation's examples and reports requests that don't match the API's contract.
Any API key works. Try it in another terminal:

export TIMBRE_API_KEY=any-key
export TIMBRE_API_BASE=${url}/v1
${sample('parseText')}

To test how your code handles a failure, add   --header "Prefer: status=429"
To stop, press Ctrl+C.
`);
}

/** Starts a local mock of the API, for first calls without an account. */
async function main(): Promise<void> {
  const flag = {type: 'boolean', default: false} as const;
  const {values} = parseArgs({
    options: {port: {type: 'string', default: '4010'}, tier: {type: 'string'}, version: flag, help: flag},
  });
  if (values.help) return console.log(usage);
  if (values.version) return console.log(version());
  const {tier} = values;
  if (tier !== undefined && !isTier(tier)) throw new Error(`There is no tier "${tier}".\n\n${usage}`);
  const port = Number(values.port);
  try {
    const mock = await createMock({port, tier, onRequest: printRequest, onStreamProblem: printProblems});
    return printWelcome(mock.url);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Fix: stop the program that uses it, or run  ${command} --port ${port + 1}`,
    );
  }
}

runCommand(main);
