import {writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {contract} from '../../../src/sandbox/contract';
import {curl} from '../../../src/sandbox/sampleCode/curl';
import {sentenceOf} from '../../../src/sandbox/schema';
import {runCommand} from '../../shared/command';
import {createMock} from '.';
import {about} from './about';
import type {Course} from './course';
import {properties, readSettings} from './faults';
import faults from './faults.json';
import {reportFor, textReport} from './report';
import {readScenario} from './scenario';
import type {MockOptions} from './serve';

const version = `Timbre mock, API ${about.version}, sha256 ${about.hash}`;

const usage = `Usage: node timbre-mock.mjs [options]

  --port 4010        The port to listen on
  --cors ORIGIN      Lets web pages of an origin call the mock: http://localhost:3000. Can be repeated
  --allow-host NAME  Lets clients call the mock by another name, such as that of a tunnel. Can be repeated
  --version, --help  Prints the version, or this text

Bad days, which calls can also ask for with the header Prefer ("Prefer: status=429, delay=100-500"):

${Object.values(faults)
  .map(({option, help}) => `  ${option.padEnd(19)}${help}`)
  .join('\n')}

A verdict on your client, when each bad day of a scenario is over:

  --scenario survive Runs the built-in course of twelve bad days, or those of a YAML file
  --report r.json    Writes the verdict to a file, as JUnit if its name ends in .xml. Can be repeated
  --timeout 600      Ends the course after this time, in seconds. The exit code is the number of days not survived`;

const print: MockOptions['onExchange'] = ({status = 'no response', method, path, arranged}, found) => {
  console.log(`${status} ${method} ${path}${arranged ? ` (arranged: ${arranged})` : ''}`);
  for (const violation of found) console.log(`    ${sentenceOf(violation)}`);
};

/** Says how to call the mock, with the reference's own sample, which reads the mock's URL from the environment. */
function printWelcome(url: string, course: Course | undefined): void {
  console.log(`${version}
Listening on ${url}/v1. Streams: ${url.replace('http', 'ws')}/v1/recognize/stream
See what your client sends: ${url}/inspect

The mock returns the documentation's examples and reports requests that don't match the API's contract.
Any API key works. Try it in another terminal:

export TIMBRE_API_KEY=any-key
export TIMBRE_API_BASE=${url}/v1
${contract.rest.filter(({id}) => id === 'parseText').map((call) => curl(call))}

${
  course
    ? `Make the calls that your app makes, several times. Each bad day begins with one of them.
To end the course and see the verdict, press Ctrl+C.`
    : `To test how your code handles a failure, add   --header "Prefer: status=429"
To stop, press Ctrl+C.`
}
`);
}

/** Waits until a course is over, the time is up, or the program is stopped; then reports, and ends the program. */
async function reportOn(course: Course, reports: string[], timeout: number): Promise<void> {
  let end = Date.now() + timeout * 1_000;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (end = 0));
  while (Date.now() < end && !course.isOver()) await sleep(100);
  const verdicts = course.verdicts(Number.POSITIVE_INFINITY);
  console.log(`\n${textReport(verdicts)}`);
  for (const report of reports) writeFileSync(report, reportFor(report, verdicts));
  process.exit(verdicts.filter(({result}) => result !== 'survived').length);
}

const text = {type: 'string'} as const;
const flag = {type: 'boolean', default: false} as const;
const list = {type: 'string', multiple: true, default: [] as string[]} as const;

/** Starts a local mock of the API, for first calls without an account. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      ...Object.fromEntries(Object.keys(properties).map((name) => [name, text])),
      port: {...text, default: '4010'},
      timeout: {...text, default: '600'},
      scenario: text,
      cors: list,
      'allow-host': list,
      report: list,
      version: flag,
      help: flag,
    },
  });
  if (values.help) return console.log(usage);
  if (values.version) return console.log(version);
  const {port, timeout, scenario, cors, report, 'allow-host': allowedHosts} = values;
  const lines = Object.fromEntries(Object.entries(values).filter(([name]) => name in properties));
  const {settings, found} = readSettings(lines, 'options');
  if (found.length > 0) throw new Error(`${found.map(sentenceOf).join('\n')}\n\n${usage}`);
  const wrong = cors.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong) throw new Error(`--cors: expected an origin, such as http://localhost:3000, received "${wrong}".`);
  const {url, course} = await createMock({
    port: Number(port),
    cors,
    allowedHosts,
    settings,
    scenario: scenario === undefined ? undefined : readScenario(scenario),
    onExchange: print,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Fix: stop its program, or choose another one: --port ${Number(port) + 1}`);
  });
  printWelcome(url, course);
  if (course) await reportOn(course, report, Number(timeout));
}

runCommand(main);
