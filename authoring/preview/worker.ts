import type {CheckRequest, CheckResponse} from '../../plugins/preview/problems/messages';
import {checkDocs} from '../check';
import {explainFailures} from '../explain/explain';
import {failureOf} from '../explain/failure';

const root = process.cwd();

/** Returns the problems of pages: those that the check finds, and those that only the compiler reports. */
async function problemsOf({files, errors}: CheckRequest): Promise<CheckResponse['problems']> {
  // If the check itself fails, the compiler's errors are still shown.
  const found = await checkDocs({root, files}).catch((error: Error) => {
    console.error(error.message);
    return [];
  });
  const failures = errors.filter(({file}) => files.includes(file)).map(failureOf);
  return [...new Set([...found, ...explainFailures(failures, found).problems])];
}

process.on('message', async (request: CheckRequest) => {
  const problems = await problemsOf(request).catch((error: Error) => {
    console.error(error.message);
    return [];
  });
  process.send?.({id: request.id, problems} satisfies CheckResponse);
});
