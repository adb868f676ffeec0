import {rmSync, writeFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type CompileError, onCompiled} from './compileErrors';

/** The environment variable with the path of the file for the errors of the last compilation. Without errors, there is no file. */
export const errorsFileVariable = 'BUILD_ERRORS_FILE';

function write(file: string, errors: CompileError[]): void {
  if (errors.length > 0) writeFileSync(file, JSON.stringify(errors));
  else rmSync(file, {force: true});
}

/**
 * Writes the errors of each compilation as JSON to a file, for the program that runs Docusaurus and explains them to
 * authors (`authoring/explain`). Not by a message between the processes: Docusaurus may exit before it's sent.
 */
export default function buildErrors({siteDir}: LoadContext): Plugin {
  const file = process.env[errorsFileVariable];
  return {
    name: 'build-errors',
    configureWebpack(_config, isServer) {
      // The server's compilation reuses the pages that the client's has compiled, errors included.
      if (isServer || !file) return {};
      return {plugins: [onCompiled(siteDir, (errors) => write(file, errors))]} as object;
    },
  };
}
