import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {drawingFile, drawingsFolder} from '../../plugins/diagrams/drawing';
import {launchBrowser} from '../browser';
import {draw} from './draw';

const fence = /^```mermaid[^\n]*\n([\s\S]*?)^```/gm;

/** A diagram that an island draws. */
const live = /^<Diagram [^>]*\bisland=[\s\S]*?^<\/Diagram>/gm;

/** Draws every diagram of the documentation that has no drawing yet, and removes drawings that no page shows any more. */
async function main(): Promise<void> {
  const pages = readdirSync('docs').filter((file) => /\.mdx?$/.test(file));
  const sources = pages.flatMap((file) =>
    [...readFileSync(join('docs', file), 'utf8').replaceAll(live, '').matchAll(fence)].map(
      ([, source]) => source ?? '',
    ),
  );
  const wanted = new Set(sources.map(drawingFile));
  mkdirSync(drawingsFolder, {recursive: true});
  const browser = await launchBrowser();
  for (const source of sources.filter((candidate) => !existsSync(drawingFile(candidate)))) {
    writeFileSync(drawingFile(source), await draw(browser, source));
    console.log(`drawn   ${drawingFile(source)}`);
  }
  await browser.close();
  for (const file of readdirSync(drawingsFolder).map((name) => join(drawingsFolder, name))) {
    if (wanted.has(file)) continue;
    rmSync(file);
    console.log(`removed ${file}`);
  }
  console.log(`${wanted.size} diagrams`);
}

void main();
