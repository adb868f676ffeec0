import {minisearchEngine} from '../minisearch';
import {exposeEngine} from './shared';

exposeEngine(minisearchEngine);
