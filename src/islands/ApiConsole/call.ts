import type {RestCall} from '../../sandbox/calls';
import {contract} from '../../sandbox/contract';

/**
 * Returns a documented call.
 * @throws Error naming the calls that exist
 */
export function callOf(operation: string): RestCall {
  const call = contract.rest.find(({id}) => id === operation);
  if (call) return call;
  const known = contract.rest.map(({id}) => id).join(', ');
  throw new Error(`The contract has no call "${operation}". Fix: use one of ${known}.`);
}
