import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {contract} from '../../../src/sandbox/contract';

const file = process.argv[1] ?? '';

/** Whether this is the file that the site publishes. */
const isPublished = basename(file) === 'timbre-mock.mjs';

/** How the mock is started. */
export const command = isPublished ? 'node timbre-mock.mjs' : 'npm run mock-api --';

/** The version of the API, and the hash by which copies of the published file can be compared. */
export const about = {
  version: contract.version,
  hash: isPublished ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12) : '',
};
