import type {Contract} from './calls';
import data from './contract.json';

/**
 * The API's contract, as `npm run build` writes it from api/*.yaml. TypeScript infers `string` for strings in JSON,
 * hence the assertion; a test compares the file with the contract.
 */
export const contract = data as unknown as Contract;
