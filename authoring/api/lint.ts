import {resolve} from 'node:path';
import {createConfig, lint, type NormalizedProblem} from '@redocly/openapi-core';

/** The linter's strictest rules, except for the license: the API has none. */
const rules: Parameters<typeof createConfig>[0] = {
  extends: ['recommended-strict'],
  rules: {'info-license': 'off', 'info-license-strict': 'off'},
};

/**
 * Checks contracts against the OpenAPI and AsyncAPI standards with Redocly's linter.
 * @param files paths of YAML files, each either an OpenAPI or an AsyncAPI document
 */
export async function lintContract(files: string[]): Promise<NormalizedProblem[]> {
  const config = await createConfig(rules);
  const problems = await Promise.all(files.map((file) => lint({ref: resolve(file), config})));
  return problems.flat();
}
