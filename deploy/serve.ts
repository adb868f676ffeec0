import {createSiteServer} from './siteServer';

const port = Number(process.env.PORT ?? 3000);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  createSiteServer('build')
    .on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      fail(`Port ${port} is in use. Choose another: PORT=3001 npm run serve`);
    })
    .listen(port, '127.0.0.1', () => console.log(`The built site is at http://localhost:${port}`));
} catch (error) {
  fail((error as Error).message);
}
