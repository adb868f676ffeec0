import {readFileSync} from 'node:fs';
import {build} from 'esbuild';
import type {Browser} from 'playwright-core';
import {drawingName} from '../../plugins/diagrams/drawing';

const mermaidScript = 'node_modules/mermaid/dist/mermaid.min.js';
const font = 'src/fonts/instrument-sans-latin.woff2';

/** The part of mermaid that we call, inside the browser's page. */
interface Mermaid {
  initialize: (options: object) => void;
  render: (id: string, source: string) => Promise<{svg: string}>;
}

/** What the browser's page offers once both scripts are in it. */
interface Tools {
  mermaid: Mermaid;
  tidying: typeof import('./tidy');
}

/** The classes that the site's style sheet names in a drawing. */
const styled = () =>
  [...readFileSync('src/sections/docs/Diagram.module.css', 'utf8').matchAll(/:global\(\.([\w-]+)\)/g)].map(
    ([, name = '']) => name,
  );

/** What cleans a drawing up, as a script for the browser's page. */
async function tidyScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: ['authoring/diagrams/tidy.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'tidying',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Draws one diagram with mermaid in a real browser, measured in the site's own font.
 * @throws Error with mermaid's message, line included, when the source is not a diagram
 */
export async function draw(browser: Browser, source: string): Promise<string> {
  const page = await browser.newPage();
  try {
    const fontData = readFileSync(font).toString('base64');
    await page.setContent(
      `<style>@font-face{font-family:Drawn;src:url(data:font/woff2;base64,${fontData});font-weight:400 700}</style><p style="font-family:Drawn">.</p>`,
    );
    await page.evaluate(() => document.fonts.ready);
    await page.addScriptTag({path: mermaidScript});
    await page.addScriptTag({content: await tidyScript()});
    return await page.evaluate(
      async ([name, code, classes]) => {
        const {mermaid, tidying} = window as unknown as Tools;
        mermaid.initialize({
          startOnLoad: false,
          theme: 'base',
          htmlLabels: false,
          deterministicIds: true,
          fontFamily: 'Drawn',
          state: {nodeSpacing: 70, rankSpacing: 60},
        });
        document.body.innerHTML = (await mermaid.render('drawing', code)).svg;
        const svg = document.body.firstElementChild as Element;
        tidying.tidy(svg, name, classes);
        return svg.outerHTML;
      },
      [`d${drawingName(source).slice(0, 6)}`, source, styled()] as const,
    );
  } finally {
    await page.close();
  }
}
