import {automotiveContent} from '../../content/solutions/automotive';
import {AutomotivePage} from '../../sections/solutions/AutomotivePage';

export default () => <AutomotivePage content={automotiveContent} />;
