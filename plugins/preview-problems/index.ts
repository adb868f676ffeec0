import {readdirSync, watch} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {askedFirst} from '../shared/previewServer';
import {startChecker} from './checker';
import {createFeed} from './feed';
import {overlay} from './overlay';

interface PreviewOptions {
  /** The program that checks pages, from the project's folder. */
  checker: string;
}

interface DocsContent {
  loadedVersions: {docs: {permalink: string; source: string}[]}[];
}

/** The part of a compiler, webpack or Rspack, that we listen to. */
interface Compiler {
  hooks: {done: {tap(name: string, heard: (stats: {compilation: {errors: {message: string}[]}}) => void): void}};
}

/** Long enough for an editor that writes a file in two steps. */
const saveMs = 20;

/** Watches a folder and those in it. Not by `recursive`, which on Linux loses a file that an editor saves by renaming. */
function watchFolders(folder: string, changed: () => void): void {
  watch(folder, changed).unref();
  for (const entry of readdirSync(folder, {withFileTypes: true}))
    if (entry.isDirectory()) watchFolders(join(folder, entry.name), changed);
}

/**
 * Shows, in the live preview only, the problems of the open documentation page beside it, as soon as it is saved.
 * A build gets neither the script nor the server's part.
 */
export default function previewProblems({siteDir}: LoadContext, options: unknown): Plugin {
  if (process.env.NODE_ENV !== 'development') return {name: 'preview-problems'};
  const files = new Map<string, string>();
  let errors = '';
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
      // What the compiler said was about the page as it was before.
      errors = '';
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
    getClientModules: () => [join(siteDir, 'plugins/preview-problems/client/index.ts')],
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      for (const {permalink, source} of (content?.loadedVersions ?? []).flatMap(({docs}) => docs))
        files.set(permalink, source.replace(/^@site\//, ''));
    },
    configureWebpack() {
      watchSources();
      const listen = {
        apply(compiler: Compiler): void {
          compiler.hooks.done.tap('preview-problems', ({compilation}) => {
            const said = compilation.errors.map(({message}) => message).join('\n');
            if (said !== errors) refreshSoon();
            errors = said;
            if (!said) feed.built();
          });
        },
      };
      const devServer = {client: {overlay}, setupMiddlewares: askedFirst('preview-problems', feed.middleware)};
      return {devServer, plugins: [listen]} as object;
    },
  };
}
