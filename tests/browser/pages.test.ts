import {checkPage} from './pageChecks';
import {routes} from './routes';

for (const route of [...routes, '/no/such/page']) checkPage(route);
