import {rmSync, writeFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type CompileError, onCompiled} from './compileErrors';

/**
 * The environment variable with the path of the file for the errors of the last compilation. Without errors, there is
 * no file.
 */
export const errorsFileVariable = 'BUILD_ERRORS_FILE';

function write(file: string, errors: CompileError[]): void {
  if (errors.length > 0) writeFileSync(file, JSON.stringify(errors));
  else rmSync(file, {force: true});
}

/** Returns each error once. With `SHIP_APPLICATION`, both compilations report the errors of a page. */
const unique = (errors: CompileError[]): CompileError[] => [
  ...new Map(errors.map((error) => [JSON.stringify(error), error])).values(),
];

/**
 * Writes the errors of each compilation, the browser's and the server's, as JSON to a file, for the program that runs
 * Docusaurus and explains them to authors (`authoring/explain`). It doesn't send a message to that program, because
 * Docusaurus may exit first.
 */
export default function buildErrors({siteDir}: LoadContext): Plugin {
  const file = process.env[errorsFileVariable];
  const found: Record<'client' | 'server', CompileError[]> = {client: [], server: []};
  return {
    name: 'build-errors',
    configureWebpack(_config, isServer) {
      if (!file) return {};
      const onErrors = (errors: CompileError[]) => {
        found[isServer ? 'server' : 'client'] = errors;
        write(file, unique([...found.client, ...found.server]));
      };
      return {plugins: [onCompiled(siteDir, onErrors)]} as object;
    },
  };
}
