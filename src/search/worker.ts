import {ownEngine} from './engine';
import {startHandling} from './handle';

startHandling(ownEngine);
