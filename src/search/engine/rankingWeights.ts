/**
 * The weights of the ranking. `src/search/README.md` explains each one and names a query that needs it; after a change,
 * run `npm run bench -- ranking`.
 */
export const defaultRanking = {
  /** How much a word counts in each part of a section. Names are the identifiers that it defines. */
  fields: {heading: 5, alias: 4, name: 0.6, text: 1.8, code: 0.35},
  /** How much a word counts for every section of a page whose title or aliases have it. */
  inherited: {title: 2.4, alias: 1.5},
  /** How slowly repetitions of a word lose weight: with a lower value, they add less. */
  saturation: 0.8,
  /** How much the length of a text lowers the weight of each of its words, from 0 to 1. */
  dilution: 0.3,
  /** How well a term matches a word of the query, by how it was found. The word itself counts 1. */
  forms: {
    /** Another form: "rotation" for "rotate". */
    stem: 0.92,
    /** A longer word that begins like the last word of the query. */
    prefix: 0.9,
    /** The halves of a long or unknown word: "rate" and "limit" for "ratelimit". */
    halves: 0.4,
    /** A known word for a misspelled one. */
    typo: 0.75,
  },
  /** The same for synonyms. Those that authors chose for this site match better than everyday words. */
  synonyms: {oneWay: 0.65, twoWay: 0.5},
  /** How much a word such as "how" or "the" counts. */
  stopWord: 0.08,
  /** How much the parts of an identifier count when the whole of it is known. */
  identifierPart: 0.3,
  /** The power to which the matched share of the query is raised: sections with all words rank first. */
  coverage: 1.1,
  /** What a section gains, relative to its score. */
  gains: {
    /** The words are next to each other in its text. */
    textProximity: 0.35,
    /** The words are next to each other in its heading. */
    headingProximity: 0.5,
    /** The query consists of the heading's words. */
    headingFit: 0.9,
    /** The query is the heading, perhaps in other forms of its words or not typed to the end. */
    headingMatch: 0.8,
    /** The query is the heading, letter for letter. */
    headingSame: 4,
    /** The query is an identifier that it defines, or the beginning of one. */
    definition: 2,
    /** The words are at the beginning of its text. */
    lead: 0.3,
  },
  /** How much a word that names the page counts for `headingFit`, where a word of the heading counts 1. */
  titleInFit: 0.85,
  /** What the score of a page's introduction is multiplied by. */
  introduction: 0.67,
};

export type Ranking = typeof defaultRanking;
