import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** Reads data from a YAML file in `tests/fixtures`. */
export const fixture = <Data>(name: string): Data => parse(readFileSync(`tests/fixtures/${name}.yaml`, 'utf8'));
