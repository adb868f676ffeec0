import {join} from 'node:path';
import {selectAll} from 'hast-util-select';
import {isDocumentation} from '../../shared/builtPage';
import {filesIn, type Transform} from '../../shared/builtSite';
import {only} from '../../shared/expect';

const folder = 'assets/enhance';

/**
 * Gives documentation pages the smaller of the two bundles of `src/enhance/`. A browser test finds controls that it doesn't
 * run.
 */
export const documentationScript: Transform = ({outDir}) => {
  const files = filesIn(join(outDir, folder));
  const [whole, smaller] = ['index', 'documentation'].map((entry) => {
    const file = files.find((name) => name.startsWith(`${entry}-`));
    if (!file) throw new Error(`${folder} holds no ${entry} bundle. Fix: see plugins/compile/enhance.`);
    return `/${folder}/${file}`;
  }) as [string, string];
  return (page) => {
    if (!isDocumentation(page)) return;
    const scripts = selectAll(`script[src="${whole}"]`, page.head);
    const script = only(scripts, page, `one script ${whole}`, 'plugins/finish/transforms/documentationScript.ts');
    script.properties.src = smaller;
  };
};
