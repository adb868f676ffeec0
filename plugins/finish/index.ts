import type {LoadContext, Plugin, Props} from '@docusaurus/types';

/** Something done to the finished site. */
export type Step = (props: Props) => Promise<void>;

/**
 * Works on the finished site, step after step. Docusaurus runs the `postBuild` of all plugins at once, so what builds
 * on each other (the search index is written into the pages, then all files are compressed) can't be plugins apart.
 */
export default function finishPlugin(_context: LoadContext, options: unknown): Plugin {
  const {steps} = options as {steps: Step[]};
  return {
    name: 'finish',
    async postBuild(props) {
      for (const step of steps) await step(props);
    },
  };
}
