import {readdirSync, watch} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type CompileError, onCompiled} from '../../build-errors/compileErrors';
import {docsPlugin, readDocs} from '../../shared/docsPages';
import {prependMiddleware} from '../../shared/previewServer';
import {startChecker} from './checker';
import {createFeed} from './feed';
import {overlay} from './overlay';

interface PreviewOptions {
  /** The program that checks pages, from the project root. */
  checker: string;
}

/** The delay after a change, because some editors write a file in two steps. */
const saveMs = 20;

/** Watches a folder and those in it. On Linux, `recursive` misses a file that an editor saves by renaming. */
function watchFolders(folder: string, onChange: () => void): void {
  watch(folder, onChange).unref();
  for (const entry of readdirSync(folder, {withFileTypes: true}))
    if (entry.isDirectory()) watchFolders(join(folder, entry.name), onChange);
}

/** Returns the files of the documentation pages by address, as paths from the project root. */
export const filesByAddress = (content: unknown, siteDir: string): Map<string, string> =>
  new Map(
    readDocs(content, siteDir).pages.map(({permalink, source}) => [
      permalink,
      relative(siteDir, source).replaceAll('\\', '/'),
    ]),
  );

/**
 * Shows the problems of the open documentation page in the live preview when the page is saved. A build contains
 * neither the script nor the server's part.
 */
export default function previewProblems({siteDir}: LoadContext, options: unknown): Plugin {
  if (process.env.NODE_ENV !== 'development') return {name: 'preview-problems'};
  let files = new Map<string, string>();
  let errors: CompileError[] = [];
  const checker = startChecker(join(siteDir, (options as PreviewOptions).checker), siteDir);
  const feed = createFeed(
    checker,
    (path) => files.get(path.replace(/(?<=.)\/$/, '')),
    () => errors,
  );

  let timer: NodeJS.Timeout | undefined;
  let loadedIsStale = false;
  const refreshSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (loadedIsStale) checker.restart();
      loadedIsStale = false;
      void feed.refresh();
    }, saveMs);
  };

  function watchSources(): void {
    watchFolders(join(siteDir, 'docs'), () => {
      // The errors are about the previous version of the page.
      errors = [];
      refreshSoon();
    });
    watchFolders(join(siteDir, 'src/facts'), () => {
      loadedIsStale = true;
      refreshSoon();
    });
    for (const file of ['sidebars.ts', 'deploy/redirects.json'])
      watch(join(siteDir, dirname(file)), (_event, name) => {
        if (name === basename(file)) refreshSoon();
      }).unref();
  }

  return {
    name: 'preview-problems',
    getClientModules: () => [join(siteDir, 'plugins/preview/problems/client/index.ts')],
    async allContentLoaded({allContent}) {
      files = filesByAddress(allContent[docsPlugin]?.default, siteDir);
    },
    configureWebpack() {
      watchSources();
      const listen = onCompiled(siteDir, (found) => {
        if (JSON.stringify(found) !== JSON.stringify(errors)) refreshSoon();
        errors = found;
        if (found.length === 0) feed.built();
      });
      const devServer = {client: {overlay}, setupMiddlewares: prependMiddleware('preview-problems', feed.middleware)};
      return {devServer, plugins: [listen]} as object;
    },
  };
}
