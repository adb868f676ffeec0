import {stripVTControlCharacters} from 'node:util';
import {formats} from '../check/report';
import {explain} from './explain';
import {portFix} from './preview';

/** After this long without another line an error is whole: the live preview goes on running after it. */
const settledMs = 300;

const startsError = (line: string) => /^\[ERROR\]|^\s*(╰─▶\s*)?× /.test(stripVTControlCharacters(line));

const hint =
  'npm run docs:check lists the problems of all pages; npm run build -- --verbose shows what Docusaurus said.';

/** An error as authors read it: its problems, or what Docusaurus said when that says more. */
async function worded(output: string, root: string): Promise<string> {
  const fix = portFix(output);
  if (fix) return `${output.trimEnd()}\n  fix: ${fix}\n`;
  const {problems, complete} = await explain(output, root);
  const lines = problems.map(formats.text);
  return complete ? `${[...lines, hint].join('\n')}\n` : [output.trimEnd(), ...lines, ''].join('\n');
}

/**
 * Reads what Docusaurus prints as errors. What is no error passes at once; an error is held until it is whole.
 * @param root the project's folder
 * @param print gets what authors shall read
 */
export function watchErrors(root: string, print: (text: string) => void) {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  let printed = Promise.resolve();

  function release(): Promise<void> {
    clearTimeout(timer);
    const output = held;
    held = '';
    if (output) printed = printed.then(() => worded(output, root)).then(print);
    return printed;
  }

  return {
    take(text: string): void {
      const at = held ? 0 : text.split('\n').findIndex(startsError);
      const lines = text.split('\n');
      const passing = at < 0 ? lines : lines.slice(0, at);
      if (passing.length > 0) print(passing.join('\n') + (at < 0 ? '' : '\n'));
      if (at < 0) return;
      held += lines.slice(at).join('\n');
      clearTimeout(timer);
      timer = setTimeout(release, settledMs);
    },
    /** Call it when nothing more will come. */
    end: release,
  };
}
