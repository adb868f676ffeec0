// Runs one of the project's TypeScript tools as a single bundled file: `node tools/bundled.mjs <tool> [arguments]`.
// Loading several hundred modules one by one takes longer than what an author's command does with them.
import './ensure.mjs';
import {mkdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tool = process.argv[2];
const folder = join(root, 'node_modules/.cache/bundled', relative(root, resolve(tool)).replace(/\W+/g, '-'));
const bundle = join(folder, 'tool.mjs');
const inputs = join(folder, 'inputs.json');

/** Returns when a file was changed and how long it is, or undefined when it does not exist. */
function stampOf(file) {
  const stat = statSync(join(root, file), {throwIfNoEntry: false});
  return stat && `${stat.mtimeMs} ${stat.size}`;
}

/** Returns whether the bundle was made from the current files. */
function isFresh() {
  try {
    return Object.entries(JSON.parse(readFileSync(inputs, 'utf8'))).every(([file, stamp]) => stampOf(file) === stamp);
  } catch {
    return false;
  }
}

/** Keeps `__dirname` of each bundled module at the module's own folder. */
const ownFolders = {
  name: 'own-folders',
  setup(build) {
    build.onLoad({filter: /authoring.*\.ts$/}, ({path}) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('__dirname')) return undefined;
      return {contents: `const __dirname = ${JSON.stringify(dirname(path))};${text}`, loader: 'ts'};
    });
  },
};

/** Writes a file atomically, because other commands may read it at the same time. */
function put(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

async function make() {
  const {build} = await import('esbuild');
  const {outputFiles, metafile} = await build({
    entryPoints: [tool],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    banner: {js: `import {createRequire} from 'node:module';const require = createRequire(${JSON.stringify(bundle)});`},
    plugins: [ownFolders],
    // cspell reads dictionaries beside its modules, and is loaded only when a page has changed.
    external: ['cspell-lib'],
  });
  mkdirSync(folder, {recursive: true});
  put(bundle, outputFiles[0].text);
  put(inputs, JSON.stringify(Object.fromEntries(Object.keys(metafile.inputs).map((file) => [file, stampOf(file)]))));
}

/** Reports why the tool can't be bundled, in an author's terms. The usual cause is a mistyped figure in `src/facts`. */
function tell({errors = [], message}) {
  if (errors.length === 0) console.error(message);
  for (const {text, location} of errors)
    console.error(location ? `${location.file}:${location.line}:${location.column + 1} ${text}` : text);
  if (errors.some(({location}) => location))
    console.error('fix: correct the line named above; the command needs that file to run.');
  process.exit(1);
}

if (!isFresh()) await make().catch(tell);
// The version of the tool's code, for what it keeps between runs.
process.env.TOOL_VERSION = readFileSync(inputs, 'utf8');
process.argv.splice(1, 2, resolve(tool));
await import(pathToFileURL(bundle).href);
