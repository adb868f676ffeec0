import type {Middleware} from '../../shared/previewServer';
import {compiledPages} from '../markdown-copies';
import {type Authored, aliasesOf} from './aliases';
import {readAnswers} from './answers';
import {encode} from './encode';
import {pack} from './pack';
import {readSynonyms} from './synonyms';

/** Where the live preview serves its index. Nothing there is cached, so the name needs no hash. */
export const previewAddress = '/assets/search/index.json';

/** Makes the live preview's index from the documentation pages that are compiled. It renders no other page ahead. */
export function previewIndex(siteDir: string, authored: Authored[]): string {
  const pages = authored.flatMap(({file}) => compiledPages.get(file) ?? []);
  const words = [aliasesOf(authored, siteDir), readSynonyms(siteDir)] as const;
  return JSON.stringify(encode(pack(pages, readAnswers(siteDir), ...words)));
}

/** Creates the middleware that makes the index when the search asks for it. */
export function indexServer(make: () => string): Middleware {
  return ({url}, response, next) => {
    if (url !== previewAddress) return next();
    try {
      return response.writeHead(200, {'Content-Type': 'application/json'}).end(make());
    } catch (error) {
      return response.writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'}).end((error as Error).message);
    }
  };
}
