import {readFileSync, writeFileSync} from 'node:fs';
import {sandboxContract} from '../../markdown/api-reference/operations';
import {contractPaths} from '../../shared/contractPaths';

/** The sandbox's copy of the contract, from the project root. */
const file = 'src/sandbox/contract.json';

/**
 * Writes the sandbox's copy of the contract when it isn't current.
 * @returns whether it was written
 * @throws Error when the contract is broken
 */
export function updateSandboxContract(): boolean {
  const contract = sandboxContract(contractPaths);
  const text = `${JSON.stringify(contract, null, 1)}\n`;
  if (readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}
