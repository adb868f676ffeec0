import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {rewritePages} from '../shared/htmlFiles';

/** What `src/enhance/documentation.ts` does not run: the attributes by which forms and the like are found. */
const notRun = / data-(?:form|lost-path|reveal|social-login)\b/;

/**
 * Step of the finished build: gives documentation pages the smaller of the two enhancement bundles.
 * @param pages which of the built pages are documentation, such as `developers/documentation.html`
 * @returns the step; it throws when such a page holds a control that the smaller bundle does not run
 */
export const documentationScriptStep =
  (pages: RegExp) =>
  async ({outDir}: {outDir: string}): Promise<void> => {
    const folder = '/assets/enhance';
    const files = await readdir(join(outDir, folder));
    const [all, documentation] = ['index', 'documentation'].map((entry) => {
      const file = files.find((name) => name.startsWith(`${entry}-`));
      if (!file) throw new Error(`${folder} holds no ${entry} bundle. Fix: see plugins/enhance.`);
      return `${folder}/${file}`;
    }) as [string, string];
    await rewritePages(outDir, (html, file) => {
      if (!pages.test(file)) return html;
      const found = notRun.exec(html)?.[0].trim();
      if (found)
        throw new Error(
          `${file} holds "${found}", which its script does not run. Fix: move that behavior to src/enhance/everywhere.ts.`,
        );
      if (!html.includes(all)) throw new Error(`${file} does not link ${all}. Fix: see plugins/enhance.`);
      return html.replace(all, documentation);
    });
  };
