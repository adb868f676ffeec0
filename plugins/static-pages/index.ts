import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {rewritePages} from '../shared/htmlFiles';

/** The tags by which a built page loads the application: Docusaurus' runtime and main scripts. */
const applicationScript =
  /<script src=["']?\/assets\/js\/(?:runtime~)?main\.[\w.]+js["']? defer(?:=["']?(?:defer)?["']?)?><\/script>/g;

/**
 * Takes the application out of a built page.
 * @throws Error when the page does not load it in the expected way, because then nothing was taken out
 */
export function withoutApplication(html: string, file: string): string {
  const found = html.match(applicationScript)?.length ?? 0;
  if (found !== 2) {
    throw new Error(
      `${file}: expected two application scripts, found ${found}. Docusaurus has changed how pages load them: adapt plugins/static-pages.`,
    );
  }
  return html.replace(applicationScript, '');
}

/**
 * Step of the finished build: ships pages without React. The built HTML is complete and `src/enhance/` runs everything
 * on it, so the application would only cost the reader time. It renders the pages when they are built, and it runs in
 * the live preview. Leave this step out to ship the application.
 */
export async function staticPagesStep({outDir}: {outDir: string}): Promise<void> {
  await rewritePages(outDir, withoutApplication);
  await rm(join(outDir, 'assets/js'), {recursive: true});
}
