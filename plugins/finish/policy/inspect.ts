import type {Element, Root} from 'hast';
import {eachElement} from '../../shared/builtPage';
import {plainText} from '../../shared/markdown';
import {loadedBy} from './loads';
import {allows, runsScript} from './policy';

/** What the policy has to do with a page. */
export interface Inspection {
  /** The texts of the inline scripts that the browser acts on. */
  scripts: string[];
  /** What the policy would block, one sentence each, with what to do about it. */
  faults: string[];
}

/** Types of inline scripts that are data: nothing acts on them, so no policy asks for their hash. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** Properties that hold an address. */
const addressProperties = ['href', 'src', 'xLinkHref', 'action', 'formAction', 'data'];

/** Returns the faults of what is written into the page itself: styles, handlers, and addresses that are scripts. */
function inlineFaults({tagName, properties}: Element): string[] {
  return [
    ...(tagName === 'style' ? ['a <style> element. Fix: put the rules into a CSS module'] : []),
    ...(properties.style !== undefined
      ? [
          `style="${properties.style}" on <${tagName}>. Fix: use a class or an attribute that CSS selects. A package that writes it: render it after mounting`,
        ]
      : []),
    ...Object.keys(properties)
      .filter((name) => name.startsWith('on'))
      .map(
        (name) => `the handler ${name.toLowerCase()} on <${tagName}>. Fix: use an island or a behavior in src/enhance`,
      ),
    ...addressProperties
      .filter((name) => typeof properties[name] === 'string' && runsScript(properties[name]))
      .map(() => `a javascript: address on <${tagName}>. Fix: use an island or a button and a behavior in src/enhance`),
  ];
}

const foreignFaults = (element: Element): string[] =>
  loadedBy(element)
    .filter(({directive, address}) => !allows(directive, address))
    .map(
      ({directive, address}) =>
        `${address.slice(0, 80)}, used by <${element.tagName}> (${directive}). Fix: serve the file from this site, or allow its source in plugins/finish/policy/policy.ts`,
    );

function inlineScript(element: Element): string[] {
  const {tagName, properties} = element;
  const isCode = tagName === 'script' && properties.src === undefined && !dataTypes.has(String(properties.type));
  return isCode ? [plainText(element)] : [];
}

/** Inspects a built page as a browser with the policy reads it, with what it holds for readers without scripts. */
export function inspectPage(tree: Root): Inspection {
  const found: Inspection = {scripts: [], faults: []};
  eachElement(tree, (element) => {
    found.scripts.push(...inlineScript(element));
    found.faults.push(...inlineFaults(element), ...foreignFaults(element));
  });
  return found;
}
