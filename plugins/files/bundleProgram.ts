import {readFile} from 'node:fs/promises';
import {type BuildOptions, build, type Plugin} from 'esbuild';

const shared = {
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  // The WebSocket package uses these when they are installed, and works without them.
  external: ['bufferutil', 'utf-8-validate'],
} satisfies BuildOptions;

async function bundleOf(entry: string, options: BuildOptions): Promise<Uint8Array> {
  const {outputFiles} = await build({...options, ...shared, entryPoints: [entry]});
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild produced no file from ${entry}.`);
  return file.contents;
}

/** Returns the code that defines a package, minified. */
async function minified(name: string): Promise<string> {
  const code = await bundleOf(require.resolve(name), {minify: true, format: 'cjs'});
  const call = `({exports: packages.${name}}, packages.${name})`;
  return `packages.${name} = {};\npackages.${name} = ((module, exports) => {\n${Buffer.from(code)}return module.exports;\n})${call};`;
}

/** Takes packages from the start of the file, and the contract and other data as one line. */
const compact: Plugin = {
  name: 'compact',
  setup(bundle) {
    bundle.onResolve({filter: /^(?:ws|yaml)$/}, ({path}) => ({path, namespace: 'package'}));
    bundle.onLoad({filter: /./, namespace: 'package'}, ({path}) => ({contents: `module.exports = packages.${path};`}));
    bundle.onLoad({filter: /\.json$/}, async ({path}) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      return {contents: `export default JSON.parse(${JSON.stringify(text)});`};
    });
  },
};

/**
 * Bundles a command line into one file that requires only Node. Its own code isn't minified, so that people can read what they
 * run; two large packages are.
 * @param entry the command line
 * @param comment the first line of the file, which says what the program is and how to start it
 * @param define values of constants that the program declares, as code
 */
export async function bundleProgram(
  entry: string,
  comment: string,
  plugins: Plugin[] = [],
  define: Record<string, string> = {},
): Promise<Uint8Array> {
  return bundleOf(entry, {
    define,
    format: 'esm',
    banner: {
      js: `#!/usr/bin/env node
// ${comment}
import {createRequire} from 'node:module';
const require = createRequire(import.meta.url);
const packages = {};
${await minified('ws')}
${await minified('yaml')}`,
    },
    plugins: [...plugins, compact],
  });
}
