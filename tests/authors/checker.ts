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

// A process of its own, because Jest can't load cspell, which has only ES modules.
process.on('message', async ({call, options}: {call: keyof typeof calls; options: never}) => {
  const reply = await calls[call](options).then(
    (result) => ({result}),
    (error: Error) => ({error: error.message}),
  );
  process.send?.(reply);
});
