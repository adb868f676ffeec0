declare module 'timbre-documentation' {
  import type {Documentation} from './documentation';

  /** What the build puts into the file of the server. */
  const documentation: Documentation;
  export default documentation;
}
