import {hash} from 'node:crypto';
import {eachElement, type Page} from '../../shared/builtPage';
import {plainText} from '../../shared/markdown';

/**
 * The most inline scripts that pages may have between them. More are a sign that they differ by page, and every
 * response would carry all their hashes. The name of a release's folder holds them too, and takes at most 255 characters.
 */
export const mostScripts = 5;

/** Types of inline scripts that are data: nothing acts on them, so no policy asks for their hash. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** Returns the inline scripts of a page as sources of the policy. */
export function inlineScripts({tree}: Pick<Page, 'tree'>): string[] {
  const sources: string[] = [];
  eachElement(tree, (element) => {
    const {tagName, properties} = element;
    if (tagName === 'script' && properties.src === undefined && !dataTypes.has(String(properties.type)))
      sources.push(`sha256-${hash('sha256', plainText(element), 'base64url')}=`);
    return undefined;
  });
  return sources;
}
