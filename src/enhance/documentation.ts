import {everywhere} from './everywhere';
import {fieldLines} from './fieldLines';
import {navigation} from './navigation';
import {start} from './start';

/**
 * The script of documentation pages, which have no forms and follow links to one another without loading whole pages.
 * The build fails when such a page has an element that only the other script handles.
 */
start([...everywhere, navigation, fieldLines]);
