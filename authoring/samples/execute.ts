import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createMock, type Mock} from '../mock';
import {type Crash, crashProblem} from './crash';
import {callMock} from './hosts';
import {inLanes} from './lanes';
import {javascriptCrash, javascriptFile} from './languages/javascript';
import {pythonCrash, pythonFile} from './languages/python';
import {missingCommand, shellCrash, shellFile, shellGuard} from './languages/shell';
import {locateViolation} from './locate';
import {placedSource} from './place';
import {type Ended, runProgram} from './program';
import {createWorkspace, fileOf, type Workspace} from './sandbox/workspace';
import type {Fence, Page, Problem, Sources, Verdict} from './types';

/** Samples spend much of their time waiting for answers, so one lane more than the smallest machine has cores. */
const laneCount = 3;

/** Tools that a sample may need and that not every machine has. */
const outsideTools = ['curl', 'openssl', 'ffmpeg', 'node'];

interface Language {
  file: string;
  firstLine?: string;
  /** The command that runs a file; undefined when the machine lacks it. */
  command(workspace: Workspace, path: string): string[] | undefined;
  crash(errors: string, path: string): Crash;
}

const languages: Record<string, Language> = {
  bash: {
    file: shellFile,
    firstLine: shellGuard,
    command: ({hasBash}, path) => (hasBash ? ['bash', path] : undefined),
    crash: shellCrash,
  },
  js: {file: javascriptFile, command: (_, path) => ['node', path], crash: javascriptCrash},
  python: {file: pythonFile, command: ({python}, path) => python && [python, path], crash: pythonCrash},
} as Record<string, Language>;
