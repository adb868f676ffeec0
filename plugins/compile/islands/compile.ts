import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {RspackOptions, Stats, StatsChunk} from '@rspack/core';
import {browserslist} from '../../../package.json';

/** What Docusaurus' own server bundle is compiled by. Its rules for style sheets only return the names of classes. */
export type ServerRules = Pick<
  Parameters<NonNullable<Plugin['configureWebpack']>>[0],
  'resolve' | 'resolveLoader' | 'module'
>;

export interface CompileInput {
  siteDir: string;
  /** Where generated source files go. */
  generatedFilesDir: string;
  /** The folder of the built site. */
  outDir: string;
  rules: ServerRules;
  /** The islands to compile. */
  names: string[];
}

/** The bundle's folder below the built site. */
export const islandsFolder = 'assets/islands';

/** The names of the chunks with libraries, whose words aren't names of classes. */
const libraryChunks = ['react', 'media'];

/** The name of the chunk that pages load. */
const entryChunk = 'loader';

/** Returns the source of the entry: the loader, and for each island a function that fetches its component. */
function entrySource(siteDir: string, names: string[]): string {
  const components = names.map((name) => {
    const file = JSON.stringify(join(siteDir, 'src/islands', name));
    return `  ${name}: () => import(/* webpackChunkName: "${name}" */ ${file}).then((module) => module.${name}),`;
  });
  const loader = JSON.stringify(join(siteDir, 'src/islands/runtime/loader'));
  return `import {startIslands} from ${loader};\nstartIslands({\n${components.join('\n')}\n});\n`;
}

function options({siteDir, outDir, rules}: CompileInput, entry: string): RspackOptions {
  const link = join(siteDir, 'src/islands/runtime/Link.tsx');
  return {
    mode: 'production',
    context: siteDir,
    target: `browserslist:${browserslist.join(', ')}`,
    entry: {[entryChunk]: entry},
    resolve: {...rules.resolve, alias: {'@docusaurus/Link$': link, ...rules.resolve?.alias}},
    resolveLoader: rules.resolveLoader,
    module: {rules: rules.module?.rules},
    // ES modules fetch each other with `import()`, which the site's policy allows without a Trusted Types policy.
    experiments: {outputModule: true},
    output: {
      path: join(outDir, islandsFolder),
      publicPath: `/${islandsFolder}/`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Most islands read the contract, which is about as large as the rest of their code. One file serves all of them.
          contract: {name: 'contract', test: /[\\/]sandbox[\\/]contract\.json$/, enforce: true},
          react: {name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, enforce: true},
        },
      },
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: {format: {comments: false}}})],
    },
    performance: {hints: false},
  } as RspackOptions;
}

/** The bundle as pages need it. */
export type IslandBundle = Awaited<ReturnType<typeof compileIslands>>;

/** Returns the files of a chunk and of those that it loads later, without libraries. */
function filesOf(chunk: StatsChunk, chunks: StatsChunk[], seen = new Set<StatsChunk>()): string[] {
  if (seen.has(chunk) || chunk.names?.some((name) => libraryChunks.includes(name))) return [];
  seen.add(chunk);
  const later = chunks.filter(({id}) => id !== undefined && id !== null && chunk.children?.includes(id));
  const own = (chunk.files ?? []).map((file) => `${islandsFolder}/${file}`);
  return [...own, ...later.flatMap((each) => filesOf(each, chunks, seen))];
}

/**
 * Bundles islands for browsers by the rules of Docusaurus' server bundle, so that classes, aliases, and components are
 * those of the built HTML.
 * @returns the address of the loader, and the files with each island's own code, lazy parts included, by its name
 * @throws Error with the bundler's messages when something can't be compiled
 */
export async function compileIslands(input: CompileInput) {
  const folder = join(input.generatedFilesDir, 'islands');
  const entry = join(folder, 'entry.js');
  await mkdir(folder, {recursive: true});
  await writeFile(entry, entrySource(input.siteDir, input.names));
  const compiler = rspack(options(input, entry));
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors())
    throw new Error(`The islands can't be compiled:\n${stats.toString({all: false, errors: true})}`);
  const {chunks = []} = stats.toJson({all: false, chunks: true, chunkRelations: true, ids: true});
  const chunkOf = (name: string) => {
    const chunk = chunks.find(({names}) => names?.includes(name));
    if (!chunk)
      throw new Error(`The bundle of the islands has no chunk "${name}". Fix: see plugins/compile/islands/compile.ts.`);
    return chunk;
  };
  const files = new Map(input.names.map((name) => [name, filesOf(chunkOf(name), chunks)]));
  return {loader: `/${islandsFolder}/${chunkOf(entryChunk).files?.[0]}`, files};
}
