import {everywhere} from './everywhere';
import {forms} from './forms';
import {lostPath} from './lostPath';
import {socialLogin} from './socialLogin';
import {start} from './start';

/** The script of all pages but the documentation's, and of the live preview. */
start([...everywhere, forms, socialLogin, lostPath]);
