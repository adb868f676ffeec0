import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {Answer} from '../../../src/search/shape';
import {resolveFact} from '../../markdown/facts/resolve';

/** The file in which authors list direct answers above the search results. */
export const answersFile = 'src/search/answers.yaml';

/** @throws Error when there is no such figure */
function figure(braces: string, name: string): string {
  const text = resolveFact(name);
  if (text === undefined)
    throw new Error(`${answersFile}: there is no figure ${braces}. Fix: see src/facts/ for the names.`);
  return text;
}

/** Reads the direct answers of the site, with figures filled in. */
export const readAnswers = (siteDir: string): Answer[] =>
  parse(readFileSync(join(siteDir, answersFile), 'utf8'), (_, value) =>
    typeof value === 'string' ? value.replace(/\{(facts\.[\w.]+)\}/g, figure) : value,
  );
