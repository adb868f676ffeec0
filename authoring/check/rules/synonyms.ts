import {parseSynonyms, synonymsFile} from '../../../plugins/files/search-index/synonyms';
import type {FileRule} from '../types';

/** Checks that search synonyms are words and phrases that the search can find. */
export const synonyms: FileRule = {
  name: 'synonyms',
  check: ({files}) => {
    const source = files.read(synonymsFile)?.toString('utf8');
    if (source === undefined) return [];
    return parseSynonyms(source).faults.map((fault) => ({file: synonymsFile, ...fault}));
  },
};
