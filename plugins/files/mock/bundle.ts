import {bundleProgram} from '../bundleProgram';

const comment =
  'A mock of the Timbre API: run it with "node timbre-mock.mjs", and "node timbre-mock.mjs --help" for options.';

/**
 * Bundles the mock into one file that requires only Node.
 * @param entry the command line of the mock
 */
export const bundleMock = (entry: string): Promise<Uint8Array> => bundleProgram(entry, comment);
