import {type ChildProcess, execFile} from 'node:child_process';
import type {ServerResponse} from 'node:http';
import {join, relative} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsPlugin, readDocs} from '../../shared/docsPages';
import {type Middleware, prependMiddleware} from '../../shared/previewServer';
import type {Problem} from '../../shared/problem';
import {address} from './client/address';

/** What runs the documentation check. */
const command = ['tools/bundled.mjs', 'authoring/check/cli.ts', '--warn', '--format', 'json'];

/** What the check reads, and authors change. */
const sources = ['docs', 'src/facts', 'src/search', 'authoring/check', 'deploy', 'sidebars.ts'];

/** The bundler's overlay would cover the panel, which has the problems of a page that doesn't compile. */
const overlay = {
  warnings: false,
  errors: ({message}: Error) => !/MDX compilation failed/.test(message),
  runtimeErrors: ({message}: Error) => !/Expected component|MDX compilation failed/.test(message),
};

/**
 * Shows what the documentation check finds on the open page in the live preview, at once and after each change. A build
 * contains neither the script nor the server's part.
 */
export default function previewProblems({siteDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'development') return {name: 'preview-problems'};
  let problems: Problem[] = [];
  let files = new Map<string, string>();
  let check: ChildProcess | undefined;
  const open = new Map<ServerResponse, string>();

  const send = (path: string, response: ServerResponse) => {
    const own = problems.filter(({file}) => file === files.get(path.replace(/(?<=.)\/$/, '')));
    response.write(`data: ${JSON.stringify(own)}\n\n`);
  };
  /** Doesn't wait for the check, because the preview needn't either. */
  const refresh = async () => {
    check?.kill();
    const started = execFile(process.execPath, command, {cwd: siteDir, maxBuffer: 2 ** 26}, (error, stdout, stderr) => {
      if (started !== check) return;
      if (error) process.stderr.write(stderr);
      else problems = stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Problem] : []));
      open.forEach(send);
    });
    check = started;
  };
  const middleware: Middleware = (request, response, next) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://preview');
    if (pathname !== address) return next();
    const path = searchParams.get('path') ?? '';
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
    open.set(response, path);
    request.on('close', () => open.delete(response));
    send(path, response);
  };

  return {
    name: 'preview-problems',
    getClientModules: () => [join(__dirname, 'client/index.ts')],
    getPathsToWatch: () => sources,
    loadContent: refresh,
    async allContentLoaded({allContent}) {
      const {pages} = readDocs(allContent[docsPlugin]?.default, siteDir);
      files = new Map(pages.map(({permalink, source}) => [permalink, relative(siteDir, source).replaceAll('\\', '/')]));
    },
    configureWebpack: () =>
      ({devServer: {client: {overlay}, setupMiddlewares: prependMiddleware('preview-problems', middleware)}}) as object,
  };
}
