import {ownEngine} from '../../../src/search/engine';
import {exposeEngine} from './shared';

exposeEngine(ownEngine);
