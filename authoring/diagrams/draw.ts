import {readFileSync} from 'node:fs';
import type {Browser} from 'playwright-core';
import {drawingName} from '../../plugins/diagrams/drawing';

const mermaidScript = 'node_modules/mermaid/dist/mermaid.min.js';
const font = 'src/fonts/instrument-sans-latin.woff2';

/** The part of mermaid that we call, inside the browser's page. */
interface Mermaid {
  initialize: (options: object) => void;
  render: (id: string, source: string) => Promise<{svg: string}>;
}

/** Takes from a drawing what our style sheet decides (colors, fonts) and what only mermaid's own scripts read. */
function plain(svg: string): string {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ (?:style|data-[\w-]+|aria-roledescription|role|font-style|font-weight)="[^"]*"/g, '')
    .replace(/ width="100%"/, ` width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`);
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
    const svg = await page.evaluate(
      async ([id, code]) => {
        const {mermaid} = window as unknown as {mermaid: Mermaid};
        mermaid.initialize({
          startOnLoad: false,
          theme: 'base',
          htmlLabels: false,
          deterministicIds: true,
          fontFamily: 'Drawn',
          state: {nodeSpacing: 70, rankSpacing: 60},
        });
        return (await mermaid.render(id, code)).svg;
      },
      [`diagram-${drawingName(source)}`, source] as const,
    );
    return plain(svg);
  } finally {
    await page.close();
  }
}
