import {resolve} from 'node:path';
import {rspack} from '@docusaurus/faster';
import {onCompiled} from '../../plugins/build-errors/compileErrors';
import factsInMarkdown from '../../plugins/markdown/facts';

/**
 * Compiles documentation pages with Docusaurus' MDX loader and Rspack, as a build does, and prints the errors as JSON.
 * It's a program, because Jest can't load the parser's modules: `node --import tsx compilePages.ts FOLDER FILES…`.
 */
function main([folder = '', ...files]: string[]): void {
  const markdownConfig = {
    format: 'mdx',
    mdx1Compat: {},
    anchors: {},
    hooks: {},
    parseFrontMatter: async ({fileContent}: {fileContent: string}) => ({frontMatter: {}, content: fileContent}),
  };
  const options = {
    markdownConfig,
    siteDir: folder,
    staticDirs: [],
    admonitions: false,
    beforeDefaultRemarkPlugins: [factsInMarkdown],
    remarkPlugins: [],
    rehypePlugins: [],
    recmaPlugins: [],
    beforeDefaultRehypePlugins: [],
    resolveMarkdownLink: () => null,
  };
  const compiler = rspack({
    name: 'client',
    context: folder,
    mode: 'development',
    entry: files,
    output: {path: folder},
    resolve: {modules: [resolve('node_modules')]},
    module: {rules: [{test: /\.mdx$/, use: [{loader: require.resolve('@docusaurus/mdx-loader'), options}]}]},
    plugins: [onCompiled(folder, (errors) => console.log(JSON.stringify(errors)))],
  });
  compiler.run(() => process.exit());
}

main(process.argv.slice(2));
