import {existsSync} from 'node:fs';
import {javaOptions} from '../authoring/samples/program';
import {check, execute, type Outcome, type Step} from './steps';

/** What the HTML standard allows and the checker doesn't know yet: `<link rel="expect" blocking="render">`. */
const notYetKnown = '.*“blocking” attribute must have a “rel” attribute whose value is “stylesheet”.*';

/** Checks the built pages with the Nu HTML checker. Without Java, nothing is checked, which fails in CI only. */
export const html: Step = {
  name: 'HTML',
  async run(): Promise<Outcome> {
    const {output} = await execute('java', ['-version']);
    if (!(Number(/version "(\d+)/.exec(output)?.[1]) >= 17)) {
      const notRun = ['  HTML of the built pages: no Java 17 or newer here'];
      return {passed: 0, failed: process.env.CI === 'true' ? 1 : 0, output, notRun};
    }
    // The checker accepts a folder without pages.
    if (!existsSync('build/index.html')) return {passed: 0, failed: 1, output: 'Fix: run `npm run build`.'};
    const checker = require.resolve('vnu-jar/build/dist/vnu.jar');
    // Java's default stack is too small for the checker.
    const options = ['-Xss4m', '-jar', checker, '--skip-non-html', '--filterpattern', notYetKnown];
    return check('', 'java', [...javaOptions, ...options, 'build']).run();
  },
};
