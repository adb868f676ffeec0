import {browserslist} from '../../package.json';

/** The oldest browsers that scripts are built for, as esbuild names them: `chrome123`. */
export const browserTargets = browserslist.map((browser) => browser.replace(' >= ', ''));
