import {readFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import {drawingName} from '../../../plugins/markdown/diagrams/drawing';
import {optimizeDrawing} from './optimize';
import {placeLabels} from './placeLabels';

const mermaidScript = 'node_modules/mermaid/dist/mermaid.min.js';

/** The widest of the fonts that systems use for our documentation. Labels that fit in it also fit in the others. */
const fontFamily = 'DejaVu Sans, Verdana, sans-serif';

/** The font sizes in `Diagram.module.css`. */
const themeCSS =
  '.node text,.node tspan{font-size:15px!important;font-weight:600!important}.edgeLabel text,.edgeLabel tspan{font-size:13px!important}';

/** The part of Mermaid that we call in the browser. */
interface Mermaid {
  initialize: (options: object) => void;
  render: (id: string, source: string) => Promise<{svg: string}>;
}

/** The space around a drawing, in pixels. */
const margin = 8;

/** Returns the classes of drawings that a CSS module selects with `:global`. */
export function globalClasses(css: string): string[] {
  const names = new Set<string>();
  const selectors = parseSelector((root) =>
    root.walkPseudos((pseudo) => {
      if (pseudo.value === ':global') pseudo.walkClasses(({value}) => void names.add(value));
    }),
  );
  postcss.parse(css).walkRules(({selector}) => void selectors.processSync(selector));
  return [...names];
}

/**
 * Draws a diagram with Mermaid in a browser.
 * @throws Error with Mermaid's message and line if the source isn't a diagram
 */
export async function draw(browser: Browser, source: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.addScriptTag({path: mermaidScript});
    await page.addScriptTag({content: `globalThis.__name = (made) => made; globalThis.placeLabels = ${placeLabels};`});
    const drawing = await page.evaluate(
      async ([code, options, space]) => {
        const {mermaid, placeLabels: place} = window as unknown as {mermaid: Mermaid; placeLabels: typeof placeLabels};
        mermaid.initialize(options);
        document.body.innerHTML = (await mermaid.render('drawing', code)).svg;
        const svg = document.body.firstElementChild as SVGSVGElement;
        place(svg);
        // Mermaid's own size leaves out labels beyond the outermost line.
        const box = svg.getBBox();
        const left = Math.min(0, Math.floor(box.x - space));
        const width = String(Math.ceil(box.x + box.width + space) - left);
        const height = String(Math.ceil(box.y + box.height + space));
        for (const {name} of [...svg.attributes]) if (name !== 'xmlns') svg.removeAttribute(name);
        svg.setAttribute('viewBox', `${left} 0 ${width} ${height}`);
        svg.setAttribute('width', width);
        svg.setAttribute('height', height);
        return svg.outerHTML;
      },
      [
        source,
        {
          startOnLoad: false,
          theme: 'base',
          htmlLabels: false,
          deterministicIds: true,
          fontFamily,
          themeCSS,
          flowchart: {curve: 'linear'},
          state: {nodeSpacing: 50, rankSpacing: 56},
        },
        margin,
      ] as const,
    );
    const classes = globalClasses(readFileSync('src/sections/docs/Diagram.module.css', 'utf8'));
    return optimizeDrawing(drawing, `D${drawingName(source).slice(0, 6)}`, classes);
  } finally {
    await page.close();
  }
}
