/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import buildErrors, {errorsFileVariable} from '../../../plugins/build-errors';
import type {CompileError} from '../../../plugins/build-errors/compileErrors';
import {folderWith} from '../../helpers/folder';

const folder = folderWith({});
const file = join(folder, 'errors.json');

type Done = (stats: {compilation: {errors: {message: string; module: {resource: string}}[]}}) => void;

/** Returns a function that ends a compilation with errors in the named pages. */
function compilation(plugin: ReturnType<typeof buildErrors>, isServer: boolean): (...pages: string[]) => void {
  const configure = plugin.configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => {plugins: {apply: (compiler: object) => void}[]};
  let done: Done = () => undefined;
  const tap = (_: object, listener: Done) => {
    done = listener;
  };
  configure({}, isServer).plugins[0]?.apply({hooks: {done: {tap}}});
  return (...pages) =>
    done({compilation: {errors: pages.map((page) => ({message: 'no', module: {resource: join(folder, page)}}))}});
}

const written = () => (JSON.parse(readFileSync(file, 'utf8')) as CompileError[]).map((error) => error.file);

test('errors of the server and of the browser compilation are written, each once, and removed when both succeed', () => {
  process.env[errorsFileVariable] = file;
  const plugin = buildErrors({siteDir: folder} as LoadContext);
  delete process.env[errorsFileVariable];
  const [client, server] = [compilation(plugin, false), compilation(plugin, true)];
  server('docs/a.mdx');
  client();
  expect(written()).toEqual(['docs/a.mdx']);
  client('docs/a.mdx', 'src/b.tsx');
  expect(written()).toEqual(['docs/a.mdx', 'src/b.tsx']);
  client();
  server();
  expect(existsSync(file)).toBe(false);
});
