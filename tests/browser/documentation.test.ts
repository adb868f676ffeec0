import {checkPage} from './pageChecks';
import {documentation, documentationIndex} from './routes';

for (const route of [documentationIndex, ...documentation]) checkPage(route);
