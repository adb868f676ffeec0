declare module 'timbre-documentation' {
  import type {DocumentationPage} from '../src/agent-tools/documentation';
  import type {EncodedIndex} from '../src/search/encoded';

  /** What the server is made from: the documentation of one build. */
  export interface EmbeddedDocumentation {
    /** A hash of the rest, by which copies can be compared. */
    hash: string;
    /** The address of the site, without a slash at its end. */
    siteUrl: string;
    /** In reading order. */
    pages: (DocumentationPage & {markdown: string})[];
    index: EncodedIndex;
  }

  /** What the build puts into the file of the server. */
  const documentation: EmbeddedDocumentation;
  export default documentation;
}
