import type {Answer, Question} from '../../plugins/preview-problems/messages';
import {checkDocs} from '../check';
import {projectSources} from '../explain/explain';
import {translate} from '../explain/translate';

const root = process.cwd();

/** Problems of pages by the checks, and what only the compiler has found in them. */
async function answer({id, files, errors}: Question): Promise<Answer> {
  // When the checks themselves fail, what the compiler said is still shown.
  const problems = await checkDocs({root, files}).catch((error: Error) => {
    console.error(error.message);
    return [];
  });
  const {failures} = errors ? translate(errors, projectSources(root)) : {failures: []};
  const unknown = failures.filter(
    (failure) =>
      files.includes(failure.file) && !problems.some(({file, line}) => file === failure.file && line === failure.line),
  );
  return {id, problems: [...problems, ...unknown]};
}

process.on('message', async (question: Question) => {
  try {
    process.send?.(await answer(question));
  } catch (error) {
    console.error((error as Error).message);
    process.send?.({id: question.id, problems: []} satisfies Answer);
  }
});
