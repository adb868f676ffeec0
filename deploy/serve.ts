import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {createSiteServer} from './server';

const directory = resolve('build');
const port = Number(process.env.PORT ?? 3000);

if (!existsSync(directory)) {
  console.error('There is no built site yet. Run `npm run build` first, then `npm run serve`.');
  process.exit(1);
}

createSiteServer(directory)
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken. Choose another: PORT=3001 npm run serve`);
    process.exit(1);
  })
  .listen(port, '127.0.0.1', () => console.log(`The built site is at http://localhost:${port}`));
