import GithubSlugger from 'github-slugger';
import {readContract} from './contract';
import {referenceOperations} from './operations';
import type {ContractPaths} from './reference';
import type {AsyncApi, OpenApi} from './types';

/** A call of the reference, as lists name it. `anchor` is its heading's ID. */
export interface ListedCall {
  method: string;
  title: string;
  anchor: string;
}

/** Returns the calls of the reference in its order. */
export function listedCalls({openapi, asyncapi}: ContractPaths): ListedCall[] {
  const slugger = new GithubSlugger();
  return referenceOperations(readContract<OpenApi>(openapi), readContract<AsyncApi>(asyncapi)).map((call) => ({
    method: call.kind === 'rest' ? call.method : 'WSS',
    title: call.summary,
    anchor: slugger.slug(call.summary),
  }));
}
