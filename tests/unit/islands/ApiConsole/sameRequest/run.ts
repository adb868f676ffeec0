import {createServer} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {runProgram} from '../../../../../authoring/samples/program';
import {filledCall, placeholderKey} from '../../../../../src/islands/ApiConsole/request';
import {programs, type SampleLanguage} from '../../../../../src/sandbox/sampleCode';
import {folderWith} from '../../../../helpers/folder';
import {startLocally} from '../../../../helpers/localServer';
import {type Arrived, received} from './arrived';
import type {draftOf} from './edits';

// Programs that run every sample of a language, each in its own folder and with its own address. The argument is the server's.
const bash = `curl() { command curl --silent --show-error "$@"; }
for folder in */; do (
  TIMBRE_API_BASE="$1/curl/\${folder}v1"
  cd "$folder" && . "../\${folder%/}.sh" >/dev/null
) done`;
const node = `import {readdirSync} from 'node:fs';
const root = process.cwd();
console.log = () => {};
for (const entry of readdirSync('.', {withFileTypes: true}).filter((entry) => entry.isDirectory())) {
  process.chdir(root + '/' + entry.name);
  process.env.TIMBRE_API_BASE = process.argv[1] + '/javascript/' + entry.name + '/v1';
  await import('file://' + root + '/' + entry.name + '.mjs').catch(console.error);
}`;
const python = `import contextlib, os, runpy, sys, traceback
root = os.getcwd()
for entry in [entry for entry in os.scandir(".") if entry.is_dir()]:
    os.chdir(os.path.join(root, entry.name))
    os.environ["TIMBRE_API_BASE"] = f"{sys.argv[1]}/python/{entry.name}/v1"
    try:
        with contextlib.redirect_stdout(None):
            runpy.run_path(f"../{entry.name}.py")
    except (Exception, SystemExit):
        traceback.print_exc()`;

const drivers: Record<SampleLanguage, [extension: string, command: string, ...args: string[]]> = {
  curl: ['sh', 'bash', '-c', bash, 'driver'],
  javascript: ['mjs', process.execPath, '--input-type=module', '--eval', node],
  python: ['py', 'python3', '-c', python],
};

export const languages = Object.keys(drivers) as SampleLanguage[];

/**
 * Runs the code of calls in all languages against a server that accepts everything.
 * @returns what each call sent, in the order of the languages, and what the programs complained about
 */
export async function run(calls: ReturnType<typeof draftOf>[]) {
  const arrived = calls.map(() => languages.map((): Arrived[] => []));
  const server = createServer(async (request, response) => {
    const {method = '', headers} = request;
    const [, language = '', index, path = ''] = /^\/(\w+)\/(\d+)(.*)$/s.exec(request.url ?? '') ?? [];
    const all = arrived[Number(index)]?.[languages.indexOf(language as SampleLanguage)];
    all?.push(received(method, path, headers, await buffer(request)));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  const {url, stop} = await startLocally(server);
  const files: Record<string, string | Uint8Array> = {};
  for (const [index, {call, draft}] of calls.entries()) {
    files[`${index}/${draft.recording.fileName}`] = draft.recording.bytes;
    for (const language of languages)
      files[`${index}.${drivers[language][0]}`] = programs[language].write(filledCall(call, draft));
  }
  const root = folderWith(files);
  const env = {PATH: process.env.PATH, HOME: root, LANG: 'C.UTF-8', TIMBRE_API_KEY: placeholderKey};
  const ended = await Promise.all(
    languages.map((language) => {
      const [, command, ...args] = drivers[language];
      return runProgram(command, [...args, url], {cwd: root, env, limit: 50_000});
    }),
  );
  stop();
  return {arrived, errors: ended.map(({errors}) => errors).join('')};
}
