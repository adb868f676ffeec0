import {everywhere} from './everywhere';
import {navigation} from './navigation';
import {start} from './start';

/**
 * The script of documentation pages, which have no forms and follow their links without loading pages whole. The build
 * checks that they hold nothing it does not run.
 */
start([...everywhere, navigation]);
