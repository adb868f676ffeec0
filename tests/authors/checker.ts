import {checkDocs, pagesWithoutProblems, readSite} from '../../authoring/check';
import {fixDocs} from '../../authoring/check/fix';
import {publish} from '../../authoring/check/publishedAddresses';

/** What tests call. */
export const calls = {
  checkDocs,
  fixDocs,
  /** Returns what `docs:fix` would add to the published addresses. */
  async publish(options: Parameters<typeof readSite>[0]) {
    const site = await readSite(options);
    return publish(site, pagesWithoutProblems(site, options.files));
  },
};

/** The reply to a call of the same ID: its result or its error. */
export interface Reply {
  id: number;
  result?: unknown;
  error?: string;
}

// A process of its own, because Jest can't load cspell, which has only ES modules.
process.on('message', async ({id, call, options}: {id: number; call: keyof typeof calls; options: never}) => {
  const reply: Reply = await calls[call](options).then(
    (result) => ({id, result}),
    (error: Error) => ({id, error: error.message}),
  );
  process.send?.(reply);
});
