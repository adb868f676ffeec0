import {ownEngine} from '../../../src/search/engine';
import {enterEngine} from './shared';

enterEngine(ownEngine);
