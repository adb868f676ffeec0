import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {contract} from '../../../src/sandbox/contract';

const program = readFileSync(process.argv[1] ?? process.execPath);

/** The version of the API, and the hash by which copies of the published file can be compared. */
export const about = {version: contract.version, hash: createHash('sha256').update(program).digest('hex').slice(0, 12)};
