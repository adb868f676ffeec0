import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {drawingFile, drawingsFolder, needsDrawing} from '../../../plugins/markdown/diagrams/drawing';
import {docsPages, openFiles} from '../../check/files';
import {readPage} from '../../check/page';
import {withBrowser} from '../../shared/browser';
import {runCommand} from '../../shared/command';
import {draw} from './draw';

/** Returns the sources of all diagrams in the documentation that need a drawing. */
const readDiagrams = (): string[] =>
  docsPages(openFiles(process.cwd()))
    .flatMap((file) => readPage(file, readFileSync(file, 'utf8')).nodes)
    .filter(({node, within}) => needsDrawing(node, within))
    .map(({node}) => node.value ?? '');

/** Draws the diagrams of the documentation that have no drawing, and removes drawings that no page shows. */
async function main(): Promise<void> {
  const sources = readDiagrams();
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
