import {maxFindings} from './limits';
import {type Outline, outlineOf} from './outline';
import {readPage} from './page';
import {pageRules} from './rules/pageRules';
import {syntax} from './rules/syntax';
import {readText} from './text';

/**
 * Reads a page, and applies every rule about single pages.
 * @param file its path from the repository root
 * @param bytes the content of the file
 * @param root the repository root, which contains the contracts
 */
export async function inspect(file: string, bytes: Buffer, root: string): Promise<Outline> {
  const {source, finding} = readText(bytes);
  if (finding) {
    const findings = [{rule: 'file', ...finding}];
    return {file, source, readable: false, matter: [], anchors: [], links: [], shapes: [], drawings: [], findings};
  }
  const page = readPage(file, source);
  const rules = page.readable ? pageRules : [syntax];
  const found = await Promise.all(
    rules.map(async ({name, check}) => (await check(page)).slice(0, maxFindings).map((one) => ({...one, rule: name}))),
  );
  return {...(await outlineOf(page, root)), findings: found.flat()};
}
