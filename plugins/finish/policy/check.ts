import {createHash} from 'node:crypto';
import type {Page} from '../../shared/builtPage';
import {inspectPage} from './inspect';
import {inspectStyles} from './styles';

/**
 * The most inline scripts that pages may have between them. More are a sign that they differ by page, and every
 * response would carry all their hashes. The name of a release's folder holds them too, and takes at most 255 characters.
 */
export const mostScripts = 5;

/** Collects what the policy would block in a whole site. */
export class PolicyCheck {
  readonly #scripts = new Set<string>();
  readonly #faults: string[] = [];

  readPage({file, tree}: Page): void {
    const {scripts, faults} = inspectPage(tree);
    for (const script of scripts)
      this.#scripts.add(`sha256-${createHash('sha256').update(script).digest('base64url')}=`);
    this.#faults.push(...faults.map((fault) => `${file}: ${fault}`));
  }

  readStyles(file: string, css: string): void {
    this.#faults.push(...inspectStyles(css).map((fault) => `${file}: ${fault}`));
  }

  /**
   * Returns the inline scripts of all pages as sources of the policy.
   * @throws Error that lists everything that the policy would block
   */
  scripts(): string[] {
    const count = this.#scripts.size;
    const tooMany = `${count} different inline scripts. Fix: make them the same on every page, or files`;
    const faults = count > mostScripts ? [...this.#faults, tooMany] : this.#faults;
    if (faults.length) throw new Error(`The Content-Security-Policy would block:\n  ${faults.join('\n  ')}`);
    return [...this.#scripts].sort();
  }
}
