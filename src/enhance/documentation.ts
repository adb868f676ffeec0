import {everywhere} from './everywhere';
import {start} from './start';

/** The script of documentation pages, which have no forms. The build checks that they hold nothing it does not run. */
start(everywhere);
