import {join} from 'node:path';
import {bundleProgram} from '../bundleProgram';
import {inspectorPage} from './inspectorPage';

/** The command line of the mock, from the project root. */
const entry = 'authoring/api/mock/cli.ts';

const comment =
  'A mock of the Timbre API: run it with "node timbre-mock.mjs", and "node timbre-mock.mjs --help" for options.';

/** Bundles the mock with its inspector into one file that requires only Node. */
export const bundleMock = async (root: string): Promise<Uint8Array> =>
  bundleProgram(join(root, entry), comment, [], {INSPECTOR_PAGE: JSON.stringify(await inspectorPage(root))});
