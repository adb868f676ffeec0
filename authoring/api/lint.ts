import {relative, resolve} from 'node:path';
import {type Config, createConfig, getLineColLocation, lint, YamlParseError} from '@redocly/openapi-core';
import {contractPaths} from '../../plugins/shared/contractPaths';
import type {Problem} from '../../plugins/shared/problem';

/** A problem in a contract. The linter names no fix for some of its rules. */
export type ContractProblem = Omit<Problem, 'fix'> & {fix?: string};

/** The contracts of this project, relative to the project root, where npm runs every script. */
export const contractFiles = Object.values(contractPaths);

/** The linter's strictest rules, except for the license: the API has none. */
const rules: Parameters<typeof createConfig>[0] = {
  extends: ['recommended-strict'],
  rules: {'info-license': 'off', 'info-license-strict': 'off'},
};

const fixes: Record<string, string> = {
  'no-unresolved-refs': 'write the name of a definition in this file.',
  'no-unused-components': 'refer to it with $ref, or delete it.',
  'operation-operationId-unique': 'use a different operationId for each call.',
  'path-parameters-defined': 'use the same parameters in the path and under parameters.',
  'no-invalid-schema-examples': 'change the example or the schema so that they match.',
  'no-invalid-media-type-examples': 'change the example or the schema so that they match.',
  'no-required-schema-properties-undefined': 'define the field under properties, or remove it from required.',
};

const fromHere = (file: string) => relative(process.cwd(), resolve(file));

async function lintFile(ref: string, config: Config): Promise<ContractProblem[]> {
  try {
    const found = await lint({ref: resolve(ref), config});
    const problems = found.flatMap(({location: [location], ruleId: rule, message, suggest: [suggestion]}) => {
      if (!location) return [];
      const {source, start} = getLineColLocation(location);
      const fix = suggestion ? `did you mean "${suggestion}"?` : fixes[rule];
      return [{file: fromHere(source.absoluteRef), line: start.line, column: start.col, rule, message, fix}];
    });
    return problems.sort((a, b) => a.line - b.line);
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    const [message = ''] = error.originalError.message.split(' in "');
    const fix = 'correct the line, or the one above it: indentation, quotes, colons.';
    return [{file: fromHere(ref), line: error.line, column: error.col, rule: 'yaml', message, fix}];
  }
}

/**
 * Checks the contracts against the OpenAPI and AsyncAPI standards with Redocly's linter.
 * @param files paths of YAML files, each either an OpenAPI or an AsyncAPI document
 * @returns the problems, sorted by file and line
 */
export async function lintContract(files: string[] = contractFiles): Promise<ContractProblem[]> {
  const config = await createConfig(rules);
  const problems = await Promise.all(files.map((file) => lintFile(file, config)));
  return problems.flat();
}
