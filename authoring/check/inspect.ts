import {isPartial} from './files';
import {type Outline, outlineOf} from './outline';
import {readPage} from './page';
import {frontMatter} from './rules/frontMatter';
import {nextSteps} from './rules/nextSteps';
import {pageRules} from './rules/pageRules';
import {syntax} from './rules/syntax';

/** Rules that don't apply to a part of a page. */
const ofWholePages = [frontMatter, nextSteps];

/** Returns why the bytes of a page aren't text, if so. */
function mistakeIn(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    if (text.includes('\0')) return 'The file is not text.';
    return text.trim() === '' ? 'The file is empty.' : undefined;
  } catch {
    return 'The file is not UTF-8 text.';
  }
}

/**
 * Reads a page, and applies every rule about single pages.
 * @param file its path from the repository root
 * @param root the repository root, which contains the contracts
 */
export async function inspect(file: string, bytes: Buffer, root: string): Promise<Outline> {
  const message = mistakeIn(bytes);
  if (message) {
    const findings = [{rule: 'file', offset: 0, message, fix: 'save the page as UTF-8 text, or delete the file.'}];
    return {...(await outlineOf(readPage(file, ''), root)), readable: false, findings};
  }
  const page = readPage(file, bytes.toString('utf8').replace(/^\uFEFF/, ''));
  const rules = page.syntax ? [syntax] : pageRules.filter((rule) => !isPartial(file) || !ofWholePages.includes(rule));
  const found = await Promise.all(
    rules.map(async ({name, check}) => (await check(page)).map((one) => ({...one, rule: name}))),
  );
  return {...(await outlineOf(page, root)), findings: found.flat()};
}
