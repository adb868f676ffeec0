import {homeContent} from '../content/home';
import {HomePage} from '../sections/home/HomePage';

export default () => <HomePage content={homeContent} />;
