import {readFileSync} from 'node:fs';
import {build} from 'esbuild';
import type {Browser} from 'playwright-core';
import {drawingName} from '../../plugins/diagrams/drawing';
import {shortenPaths} from './paths';

const mermaidScript = 'node_modules/mermaid/dist/mermaid.min.js';

/** The widest of the fonts that systems set our documentation in: what fits its words fits those of the others. */
const font = 'DejaVu Sans, Verdana, sans-serif';

/** The sizes of `Diagram.module.css`. */
const sizes =
  '.node text,.node tspan{font-size:15px!important;font-weight:600!important}.edgeLabel text,.edgeLabel tspan{font-size:14px!important}';

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
 * Draws one diagram with mermaid in a real browser.
 * @throws Error with mermaid's message, line included, when the source is not a diagram
 */
export async function draw(browser: Browser, source: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.addScriptTag({path: mermaidScript});
    await page.addScriptTag({content: await tidyScript()});
    const drawing = await page.evaluate(
      async ([name, code, classes, fontFamily, themeCSS]) => {
        const {mermaid, tidying} = window as unknown as Tools;
        mermaid.initialize({
          startOnLoad: false,
          theme: 'base',
          htmlLabels: false,
          deterministicIds: true,
          fontFamily,
          themeCSS,
          state: {nodeSpacing: 70, rankSpacing: 60},
        });
        document.body.innerHTML = (await mermaid.render('drawing', code)).svg;
        const svg = document.body.firstElementChild as SVGSVGElement;
        // Mermaid leaves labels out that stand beside the outermost line.
        const {x, y, width, height} = svg.getBBox();
        svg.setAttribute('viewBox', `0 0 ${x + width + 8} ${y + height + 8}`);
        tidying.tidy(svg, name, classes);
        return svg.outerHTML;
      },
      [`D${drawingName(source).slice(0, 6)}`, source, styled(), font, sizes] as const,
    );
    return shortenPaths(drawing);
  } finally {
    await page.close();
  }
}
