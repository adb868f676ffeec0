import type {Browser} from '@playwright/test';
import {optimize} from 'svgo';
import {drawingName} from '../../../plugins/markdown/diagrams/drawing';

/** Mermaid's options. Its labels have the sizes in `Diagram.module.css`, in the widest of the fonts of readers' systems. */
const options = {
  startOnLoad: false,
  theme: 'base',
  htmlLabels: false,
  deterministicIds: true,
  fontFamily: 'DejaVu Sans, Verdana, sans-serif',
  themeCSS:
    '.node text,.node tspan{font-size:15px!important;font-weight:600!important}.edgeLabel text,.edgeLabel tspan{font-size:13px!important}',
};

/** The part of Mermaid that we call in the browser. */
interface Mermaid {
  initialize: (settings: object) => void;
  render: (id: string, source: string) => Promise<{svg: string}>;
}

/**
 * Draws a diagram with Mermaid in a browser, without Mermaid's colors: `Diagram.module.css` colors it in both themes.
 * @throws Error with Mermaid's message and line if the source isn't a diagram
 */
export async function draw(browser: Browser, source: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.addScriptTag({path: 'node_modules/mermaid/dist/mermaid.min.js'});
    const drawing = await page.evaluate(
      async ([code, settings]) => {
        const {mermaid} = window as unknown as {mermaid: Mermaid};
        mermaid.initialize(settings);
        document.body.innerHTML = (await mermaid.render('drawing', code)).svg;
        const svg = document.body.firstElementChild as SVGSVGElement;
        // Centered, because the width of a label depends on the reader's fonts.
        for (const text of svg.querySelectorAll('text')) {
          const {x, width} = text.getBBox();
          for (const part of [text, ...text.querySelectorAll('tspan.row')]) {
            part.setAttribute('x', String(Math.round(x + width / 2)));
            part.setAttribute('text-anchor', 'middle');
          }
          // Mermaid has an element for each word.
          for (const row of text.querySelectorAll('tspan.row')) row.replaceChildren(row.textContent);
        }
        for (const box of svg.querySelectorAll('.node .label rect, rect:not([width])')) box.remove();
        const {width, height} = svg.viewBox.baseVal;
        svg.setAttribute('width', String(Math.ceil(width)));
        svg.setAttribute('height', String(Math.ceil(height)));
        return svg.outerHTML;
      },
      [source, options] as const,
    );
    return optimizeDrawing(drawing, `D${drawingName(source).slice(0, 6)}`);
  } finally {
    await page.close();
  }
}

/**
 * Returns a drawing by Mermaid without its styles, in fewer bytes.
 * @param prefix the beginning of its IDs, which no other drawing uses
 */
export function optimizeDrawing(svg: string, prefix: string): string {
  return optimize(svg, {
    floatPrecision: 0,
    plugins: [
      'removeStyleElement',
      {name: 'removeAttrs', params: {attrs: ['svg:(id|class)', '*:(style|data-.*|aria-.*|role|font-.*|fill|stroke)']}},
      // A class stays on its group, where the style sheet selects it. A row's distance of 1.1em can't be rounded.
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupNumericValues: false,
            collapseGroups: false,
            convertShapeToPath: false,
            moveElemsAttrsToGroup: false,
          },
        },
      },
      {name: 'prefixIds', params: {prefix, delim: '', prefixClassNames: false}},
    ],
  }).data;
}
