import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {drawingFile, drawingsFolder, needsDrawing} from '../../../plugins/markdown/diagrams/drawing';
import {markdownReader} from '../../../plugins/shared/readMarkdown';
import {docsPages, openFiles} from '../../check/files';
import {withBrowser} from '../../shared/browser';
import {runCommand} from '../../shared/command';
import {walk} from '../../shared/markdown';
import {draw} from './draw';

/** Returns the sources of all diagrams in the documentation that need a drawing. */
async function readDiagrams(): Promise<string[]> {
  const read = markdownReader([]);
  const trees = await Promise.all(docsPages(openFiles(process.cwd())).map(read));
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
  const missing = sources.filter((source) => !existsSync(drawingFile(source)));
  if (missing.length > 0)
    await withBrowser(async (browser) => {
      for (const source of missing) {
        writeFileSync(drawingFile(source), await draw(browser, source));
        console.log(`drawn   ${drawingFile(source)}`);
      }
    });
  for (const file of readdirSync(drawingsFolder).map((name) => join(drawingsFolder, name))) {
    if (files.has(file)) continue;
    rmSync(file);
    console.log(`removed ${file}`);
  }
  console.log(`${files.size} diagrams`);
}

runCommand(main);
