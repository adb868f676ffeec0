import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {drawingFile, drawingsFolder, needsDrawing} from '../../plugins/diagrams/drawing';
import {markdownReader} from '../../plugins/shared/readMarkdown';
import {launchBrowser} from '../browser';
import {runCommand} from '../command';
import {walk} from '../markdown';
import {draw} from './draw';

/** Returns the sources of all diagrams in the documentation that need a drawing. */
async function readDiagrams(): Promise<string[]> {
  const read = await markdownReader([]);
  const pages = readdirSync('docs').filter((file) => /\.mdx?$/.test(file));
  const trees = await Promise.all(pages.map((file) => read(join('docs', file))));
  return trees
    .flatMap((tree) => [...walk(tree)])
    .filter(({node, within}) => needsDrawing(node, within))
    .map(({node}) => node.value ?? '');
}

/** Draws the diagrams of the documentation that have no drawing, and removes drawings that no page shows. */
async function main(): Promise<void> {
  const sources = await readDiagrams();
  const files = new Set(sources.map(drawingFile));
  mkdirSync(drawingsFolder, {recursive: true});
  const browser = await launchBrowser();
  for (const source of sources.filter((candidate) => !existsSync(drawingFile(candidate)))) {
    writeFileSync(drawingFile(source), await draw(browser, source));
    console.log(`drawn   ${drawingFile(source)}`);
  }
  await browser.close();
  for (const file of readdirSync(drawingsFolder).map((name) => join(drawingsFolder, name))) {
    if (files.has(file)) continue;
    rmSync(file);
    console.log(`removed ${file}`);
  }
  console.log(`${files.size} diagrams`);
}

runCommand(main);
