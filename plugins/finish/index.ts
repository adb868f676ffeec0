import type {LoadContext, Plugin} from '@docusaurus/types';
import {type FinishOptions, finishSite} from './finishSite';

/**
 * Turns what Docusaurus has built into what readers load, in one pass over the pages. Docusaurus runs the `postBuild`
 * of all plugins at once, so steps that depend on each other can't be separate plugins.
 */
export default function finishPlugin(_context: LoadContext, options: unknown): Plugin {
  return {
    name: 'finish',
    postBuild: (props) => finishSite(props, options as FinishOptions),
  };
}
