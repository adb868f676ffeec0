import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {sandboxContract} from '../../plugins/markdown/api-reference/operations';
import {contractPaths} from '../../plugins/shared/contractPaths';
import {brand} from '../../src/facts/brand';
import type {SandboxRequest} from '../../src/sandbox/request';
import {createMock, type Mock} from '../api/mock';
import {createWorkspace, fileOf, type Workspace} from './environment/workspace';
import type {extract} from './extract';
import {callMock} from './hosts';
import {type Crash, crashProblem, languages} from './languages/executed';
import {locateViolation} from './locate';
import {placedSource} from './place';
import {probe} from './probe';
import {type ProgramResult, type RunningProgram, runProgram} from './program';
import {freePort, isServer, listenOn} from './server';
import {canonicalRequest} from './tabs';
import type {Fence, SampleProblem, Verdict} from './types';
import {joinRenames} from './violations';

/** One more than the cores of the smallest machine, because samples spend much of their time waiting. */
const laneCount = 3;

/** Milliseconds that training takes: none, because samples poll in intervals of seconds. */
const trainingMs = 0;

/** Tools and Python packages that a sample may need and that not every machine has. */
const outsideTools = ['curl', 'openssl', 'ffmpeg', 'aiohttp', 'fastapi', 'requests', 'uvicorn', 'websocket'];

/** The languages whose samples are run. */
export const executedLanguages = [...languages.keys()];

/** Returns what is wrong with a sample that ran. Violations come first, because they often cause a crash. */
function problemsOf(fence: Fence, ended: ProgramResult, crash: () => Crash, mock: Mock): SampleProblem[] {
  const exchanges = mock.exchanges();
  const violations = exchanges.flatMap(({method, path, violations}) =>
    violations.map((violation) => ({request: `${method} ${path.split('?')[0]}`, ...violation})),
  );
  const refused = Math.max(
    0,
    exchanges.findIndex(({status = 0}) => status >= 400),
  );
  if (violations.length > 0)
    return joinRenames(violations).map((violation) => locateViolation(fence, violation, refused));
  return ended.status === 0 ? [] : [crashProblem(fence, ended, crash(), mock.url)];
}

/** The mock of a lane, and the requests that it received. */
type Lane = Awaited<ReturnType<typeof openLane>>;

async function openLane() {
  const sent: SandboxRequest[] = [];
  const contract = sandboxContract(contractPaths);
  const mock = await createMock({contract, trainingMs, onExchange: (_, _found, request) => sent.push(request)});
  return {mock, sent};
}

async function runSample(fence: Fence, files: Fence[], workspace: Workspace, lane: Lane): Promise<Verdict> {
  const {mock} = lane;
  lane.sent.length = 0;
  mock.reset();
  const language = languages.get(fence.language);
  const port = await freePort();
  const prepare = (code: string) => listenOn(port, callMock(code, mock.url));
  const folder = await workspace.folder(fence, files, prepare);
  const path = join(folder, fileOf(fence) ?? language?.file ?? '');
  const command = language?.command(workspace, path);
  if (!language || !command) return {fence, proof: 'not run', problems: [], note: `no ${fence.language} here`};
  await writeFile(path, prepare(placedSource(fence, language.firstLine)));

  const [program = '', ...words] = command;
  const env = {...workspace.env, TIMBRE_API_BASE: callMock(brand.apiBase, mock.url)};
  const started = files.filter((file) => fence.language === 'bash' && fence.code.includes(`node ${fileOf(file)}`));
  const meanwhile = [fence, ...started].some(({code}) => isServer(code))
    ? (running: RunningProgram) => probe(`http://127.0.0.1:${port}`, running)
    : undefined;
  const ended = await runProgram(program, words, {cwd: folder, env, meanwhile});
  const missing = ended.status === 0 ? undefined : language.missing?.(ended.errors);
  if (missing && outsideTools.includes(missing)) {
    return {fence, proof: 'not run', problems: [], note: `no ${missing} here`};
  }
  const problems = problemsOf(fence, ended, () => language.crash(ended.errors, path), mock);
  const sent = lane.sent.map(canonicalRequest);
  return {fence, proof: problems.length > 0 ? 'failed' : 'executed', problems, sent};
}

/** Runs samples against mocks of the API, in a few lanes, each sample in a folder of its own. */
export async function execute(fences: Fence[], pages: ReturnType<typeof extract>[]): Promise<Verdict[]> {
  if (fences.length === 0) return [];
  const workspace = await createWorkspace();
  const lanes = await Promise.all(Array.from({length: laneCount}, openLane));
  try {
    // Each lane takes the next sample as soon as it's free.
    const queue = fences.values();
    const run = async (lane: Lane) => {
      const verdicts: Verdict[] = [];
      for (const fence of queue) {
        const page = pages.find(({file}) => file === fence.file);
        verdicts.push(await runSample(fence, page?.fences ?? [], workspace, lane));
      }
      return verdicts;
    };
    const verdicts = await Promise.all(lanes.map(run));
    return verdicts.flat().sort((a, b) => fences.indexOf(a.fence) - fences.indexOf(b.fence));
  } finally {
    await Promise.all(lanes.map(({mock}) => mock.close()));
    await workspace.remove();
  }
}
