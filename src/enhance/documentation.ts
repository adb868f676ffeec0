import {everywhere} from './everywhere';
import {fieldLines} from './fieldLines';
import {navigation} from './navigation';
import {start} from './start';

/**
 * The script of documentation pages, which have no forms and follow links to one another without loading whole pages.
 * A browser test finds controls that only the other script handles.
 */
start([...everywhere, navigation, fieldLines]);
