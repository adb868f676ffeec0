import {join} from 'node:path';
import {selectAll} from 'hast-util-select';
import {eachElement, isDocumentation, type Page} from '../../shared/builtPage';
import {filesIn, type Transform} from '../../shared/builtSite';
import {only} from '../../shared/expect';

const folder = 'assets/enhance';

/** Properties of elements that `src/enhance/documentation.ts` does not run: those by which forms and the like are found. */
const notRun = ['dataForm', 'dataLostPath', 'dataReveal', 'dataSocialLogin'];

/** @throws Error when a page holds a control that the smaller bundle does not run */
function checkControls({file, body}: Page): void {
  eachElement(body, ({tagName, properties}) => {
    const name = notRun.find((property) => property in properties);
    if (name)
      throw new Error(
        `${file} holds a <${tagName}> with ${name}, which its script does not run. Fix: move that behavior to src/enhance/everywhere.ts.`,
      );
  });
}

/**
 * Gives documentation pages the smaller of the two bundles of `src/enhance/`.
 * @returns the transform; it throws when a documentation page holds a control that the smaller bundle does not run
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
    checkControls(page);
    const scripts = selectAll(`script[src="${whole}"]`, page.head);
    const script = only(scripts, page, `one script ${whole}`, 'plugins/finish/transforms/documentationScript.ts');
    script.properties.src = smaller;
  };
};
