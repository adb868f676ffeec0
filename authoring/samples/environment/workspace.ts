import {chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join, resolve} from 'node:path';
import {sandboxContract} from '../../../plugins/markdown/api-reference/operations';
import {declarations} from '../../../plugins/markdown/option-tables/surfaces/declarations';
import {contractPaths, sdkPaths} from '../../../plugins/shared/contractPaths';
import {facts} from '../../../src/facts';
import {silence} from '../../../src/sandbox/audio';
import type {Schema} from '../../../src/sandbox/schema';
import {placedSource} from '../place';
import {runProgram} from '../program';
import type {Fence} from '../types';

/** Returns the object schemas in a schema, itself included. */
function objectsIn(schema: Schema): Schema[] {
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return [...(schema.properties ? [schema] : []), ...inside.flatMap(objectsIn)];
}

/** Returns an environment variable: the fields that a sample can read from responses, for the strict readers. */
function contractEnv(): Record<string, string> {
  const {rest, streams} = sandboxContract(contractPaths);
  const bodies = rest.flatMap(({responses}) => responses.flatMap(({content}) => content ?? []));
  const messages = streams.flatMap(({receives}) => receives);
  const objects = [...bodies, ...messages].flatMap(({schema}) => (schema ? objectsIn(schema) : []));
  const named = objects.flatMap(({properties = {}, required = []}) =>
    Object.entries(properties).map(([name, schema]) => ({name, schema, isRequired: required.includes(name)})),
  );
  const fields = {
    // Fields that can be absent.
    optional: named.filter(({isRequired}) => !isRequired).map(({name}) => name),
    // Objects whose fields the contract leaves open.
    free: named.filter(({schema}) => schema.type === 'object' && !schema.properties).map(({name}) => name),
    fields: named.map(({name}) => name),
  };
  return {TIMBRE_FIELDS: JSON.stringify(fields)};
}

/** A folder outside the project in which samples run, with the tools that readers are told to have. */
export type Workspace = Awaited<ReturnType<typeof createWorkspace>>;

/** Our programs that replace others, or are loaded before a sample. */
const helpers = {npm: require.resolve('./npm.mjs'), preload: require.resolve('./preload.mjs')};

/** Returns the file name of a fence: its title, if that names a file inside the folder. */
export function fileOf({meta: {title = ''}}: Fence): string | undefined {
  return /^[\w.-][\w./-]*$/.test(title) && title.includes('.') && !title.includes('..') ? title : undefined;
}

async function findPython(): Promise<string | undefined> {
  for (const name of ['python3', 'python']) {
    // The program on PATH can be a slow shim. Ask it for the interpreter.
    const {status, output} = await runProgram(name, ['-c', 'import sys; print(sys.executable)']);
    if (status === 0) return output.trim();
  }
  return undefined;
}

async function script(path: string, command: string): Promise<void> {
  await writeFile(path, `#!/bin/sh\nexec ${command} "$@"\n`);
  await chmod(path, 0o755);
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), {recursive: true});
  await symlink(resolve(target), path);
}

/** Writes an npm package that exports the classes that the Web SDK declares, for samples that are bundled. */
async function writeSdkStandIn(folder: string): Promise<void> {
  const names = [...declarations(sdkPaths.webSdk).matchAll(/export class (\w+)/g)].map(([, name]) => name);
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'package.json'), JSON.stringify({type: 'module', main: 'index.js'}));
  await writeFile(join(folder, 'index.js'), names.map((name) => `export class ${name} {}\n`).join(''));
}

/** Sets up a workspace in the system's folder for temporary files. */
export async function createWorkspace() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'timbre-samples-')));
  const bin = join(root, 'bin');
  await mkdir(bin);
  const python = await findPython();
  await script(join(bin, 'node'), `"${process.execPath}" --import "${helpers.preload}"`);
  await script(join(bin, 'npm'), `"${process.execPath}" "${helpers.npm}"`);
  // The project's own copies of tools. None is downloaded.
  await script(join(bin, 'npx'), `env "PATH=${resolve('node_modules/.bin')}:${bin}"`);
  if (python) await script(join(bin, 'python3'), `"${python}"`);
  for (const name of ['express', 'ws']) await link(`node_modules/${name}`, join(root, 'node_modules', name));
  await writeSdkStandIn(join(root, 'node_modules/@timbre/voice'));
  let count = 0;

  return {
    /** The Python interpreter; undefined when the machine has none. */
    python,
    hasBash: (await runProgram('bash', ['--version'])).status === 0,
    /** Variables that every sample runs with. */
    env: {
      ...contractEnv(),
      PATH: `${bin}:${process.env.PATH}`,
      HOME: root,
      TMPDIR: root,
      LANG: 'C.UTF-8',
      PYTHONPATH: [join(dirname(helpers.preload), 'python'), process.env.PYTHONPATH].filter(Boolean).join(delimiter),
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONUNBUFFERED: '1',
      TIMBRE_API_KEY: 'sample-key',
      TIMBRE_NPM: JSON.stringify({
        project: resolve('.'),
        sdk: {name: '@timbre/voice', version: facts.docs.sdk.version},
      }),
    },
    /** Makes a folder for one sample: the recording, a built site, and all files that the page shows, with their code prepared. */
    async folder(fence: Fence, files: Fence[], prepare: (code: string) => string): Promise<string> {
      count += 1;
      const folder = join(root, String(count));
      await mkdir(join(folder, 'dist'), {recursive: true});
      await writeFile(join(folder, 'dist/app.js'), '// A site that was built.\n');
      await writeFile(join(folder, 'meeting.wav'), silence());
      for (const file of [...files, fence]) {
        const name = fileOf(file);
        if (!name) continue;
        const path = join(folder, name);
        await mkdir(dirname(path), {recursive: true});
        await writeFile(path, prepare(placedSource(file)));
      }
      return folder;
    },
    async remove(): Promise<void> {
      await rm(root, {recursive: true, force: true});
    },
  };
}
