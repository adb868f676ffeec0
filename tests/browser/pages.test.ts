import {checkPage} from './pageChecks';
import {marketing} from './routes';

for (const route of [...marketing, '/no/such/page']) checkPage(route);
