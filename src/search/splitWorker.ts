import {splitEngine} from './engine/split';
import {startHandling} from './handle';

startHandling(splitEngine);
