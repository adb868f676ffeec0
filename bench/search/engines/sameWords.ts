import {minisearchEngine} from '../minisearch';
import {enterEngine} from './shared';

enterEngine(minisearchEngine);
