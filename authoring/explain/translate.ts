import {stripVTControlCharacters} from 'node:util';
import {compilation, imports, refusals} from './compilation';
import type {Failure, Sources} from './failure';
import {brokenLinks, configuration, duplicateRoutes, frontMatter, sidebarNames, unknownTags} from './site';

const translators = [
  ...[compilation, refusals, imports, brokenLinks, sidebarNames],
  ...[duplicateRoutes, frontMatter, unknownTags, configuration],
];

/** What a build's errors come to. */
export interface Translation {
  failures: Failure[];
  /** True when nothing in the output is left untranslated, so that the original says no more. */
  complete: boolean;
}

/** How many separate errors the output reports. */
function errorsIn(output: string): number {
  const compiled = [...output.matchAll(/^[ \t]*(?:╰─▶[ \t]*)?× /gm)].length;
  const rendered = [...output.matchAll(/Can't render static file for pathname/g)].length;
  const linked = [...output.matchAll(/-> linking to /g)].length;
  return Math.max(1, compiled + rendered + linked);
}

/** Puts Docusaurus' errors into the terms of the author's own files. */
export function translate(output: string, sources: Sources): Translation {
  const text = stripVTControlCharacters(output);
  const failures = translators.flatMap((translator) => translator(text, sources));
  return {failures, complete: failures.length >= errorsIn(text)};
}
