import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {Parser} from '@asyncapi/parser';
import {compileErrors, validate} from '@readme/openapi-parser';
import {parse} from 'yaml';
import type {ContractProblem} from './lint';

/** The severity of an error in the diagnostics of AsyncAPI's parser. */
const errorSeverity = 0;

async function parseAsyncApi(file: string, text: string): Promise<ContractProblem[]> {
  const {diagnostics} = await new Parser().parse(text);
  return diagnostics
    .filter(({severity}) => severity === errorSeverity)
    .map(({range: {start}, code, message}) => ({
      file,
      line: start.line + 1,
      column: start.character + 1,
      rule: String(code),
      message,
    }));
}

async function parseOpenApi(file: string, text: string): Promise<ContractProblem[]> {
  const result = await validate(parse(text));
  if (result.valid) return [];
  return [{file, line: 1, column: 1, rule: 'openapi-parser', message: compileErrors(result)}];
}

/**
 * Parses each contract with a second tool, because tools differ in what they accept: AsyncAPI's own parser, or ReadMe's
 * OpenAPI parser.
 * @param files paths of YAML files without syntax errors
 */
export async function parseContract(files: string[]): Promise<ContractProblem[]> {
  const problems = await Promise.all(
    files.map((path) => {
      const [file, text] = [relative(process.cwd(), path), readFileSync(path, 'utf8')];
      return /^asyncapi:/m.test(text) ? parseAsyncApi(file, text) : parseOpenApi(file, text);
    }),
  );
  return problems.flat();
}
