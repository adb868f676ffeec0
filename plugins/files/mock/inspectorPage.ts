import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {build} from 'esbuild';
import {browserTargets} from '../../shared/browserTargets';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Bundles the mock's inspector into one HTML file. Its policy lets it run nothing else, and load only from the mock. */
export async function inspectorPage(root: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(root, 'authoring/api/mock/inspector/main.tsx')],
    outdir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: browserTargets,
    jsx: 'automatic',
    // React in 15 KB, and links without a router.
    alias: {
      '@docusaurus/Link': join(root, 'src/islands/runtime/Link.tsx'),
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
    loader: {'.module.css': 'local-css', '.woff2': 'dataurl'},
  });
  const textOf = (extension: string) => outputFiles.find(({path}) => path.endsWith(extension))?.text ?? '';
  const script = textOf('.js').replaceAll('</script', '<\\/script');
  const styles = textOf('.css');
  const policy = `default-src 'self'; script-src ${hashOf(script)}; style-src ${hashOf(styles)}; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="icon" href="data:,"><title>Mock inspector</title><style>${styles}</style><body><div id="root"></div><noscript>The inspector needs JavaScript.</noscript><script type="module">${script}</script></html>`;
}
