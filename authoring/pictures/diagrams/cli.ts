import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {drawingFile, drawingsFolder, needsDrawing} from '../../../plugins/markdown/diagrams/drawing';
import {markdownReader} from '../../../plugins/shared/readMarkdown';
import {docsPages, openFiles} from '../../check/files';
import {withBrowser} from '../../shared/browser';
import {runCommand} from '../../shared/command';
import {walk} from '../../shared/markdown';
import {drawColumn} from './column';
import {draw} from './draw';

/** Returns the sources of all diagrams in the documentation that need a drawing. */
async function readDiagrams(): Promise<string[]> {
  const read = await markdownReader([]);
  const trees = await Promise.all(docsPages(openFiles(process.cwd())).map(read));
  return trees
    .flatMap((tree) => [...walk(tree)])
    .filter(({node, within}) => needsDrawing(node, within))
    .map(({node}) => node.value ?? '');
}

/**
 * Draws the diagrams of the documentation that have no drawing, and removes drawings that no page shows. A diagram that is
 * a column of states is drawn here, any other by Mermaid.
 */
async function main(): Promise<void> {
  const sources = await readDiagrams();
  const files = new Set(sources.map(drawingFile));
  mkdirSync(drawingsFolder, {recursive: true});
  const write = (source: string, drawing: string) => {
    writeFileSync(drawingFile(source), drawing);
    console.log(`drawn   ${drawingFile(source)}`);
  };
  const others: string[] = [];
  for (const source of sources.filter((each) => !existsSync(drawingFile(each)))) {
    const drawing = drawColumn(source);
    if (drawing) write(source, drawing);
    else others.push(source);
  }
  if (others.length > 0)
    await withBrowser(async (browser) => {
      for (const source of others) write(source, await draw(browser, source));
    });
  for (const file of readdirSync(drawingsFolder).map((name) => join(drawingsFolder, name))) {
    if (files.has(file)) continue;
    rmSync(file);
    console.log(`removed ${file}`);
  }
  console.log(`${files.size} diagrams`);
}

runCommand(main);
