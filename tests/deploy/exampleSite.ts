import {finishSite} from '../../plugins/finish/finishSite';
import type {Site} from '../../plugins/shared/builtSite';
import {fileKinds} from '../../src/facts/fileKinds';
import {folderWith} from '../helpers/folder';

/** A text that is long enough for a build to compress it. */
const filler = 'A voice is heard, and what it meant is understood. '.repeat(12);

const page = (version: string, title: string, script: string) =>
  [
    `<!doctype html><html lang=en><meta charset=utf-8><title>${title}</title>`,
    `<script>${script}</script>`,
    `<script type=module src=/assets/app-${version}.js></script><link rel=stylesheet href=/assets/app-${version}.css>`,
    `<h1>${title} ${version}</h1><p>${filler}</p></html>`,
  ].join('\n');

/** Options of a finishing pass that only writes the record and the compressed copies. */
export const noSteps = {before: [], transforms: [], collectors: [], after: [], application: false};

/** Redirects that the servers are tested with. */
export const redirects = {'/old': '/docs/page', '/older': '/docs/page#part'};

/**
 * Builds and finishes a small site like the real one. It's removed when the test file ends.
 * @param version appears in the pages and in the names of their assets, as the hash of a build does
 * @param script the inline script of its pages, whose hash its policy contains
 * @returns the folder
 */
export async function buildExample(
  version: string,
  script = 'document.documentElement.dataset.scripted=""',
): Promise<string> {
  const files: Record<string, string> = {
    'index.html': page(version, 'Home', script),
    '404.html': page(version, 'Not found', script),
    'docs/page.html': page(version, 'A page', script),
    'docs/page.md': `# A page\n\n${filler}`,
    'docs.html': page(version, 'Docs', script),
    'robots.txt': 'User-agent: *\n',
    [`assets/app-${version}.js`]: `document.title += "${version}"; // ${filler}`,
    [`assets/app-${version}.css`]: `h1 { color: inherit } /* ${version} ${filler} */`,
    '.well-known/security.txt': 'Contact: mailto:a@b.example\n',
    '.well-known/api-catalog': '{"linkset": []}\n',
    '.env': 'SECRET=1\n',
    'assets/.hidden': 'SECRET=1\n',
  };
  for (const extension of Object.keys(fileKinds))
    files[`img/one of.${extension}`] = extension === 'html' ? page(version, 'One', script) : `/* ${filler} */`;
  const outDir = folderWith(files);
  await finishSite({outDir} as Site, noSteps);
  return outDir;
}
