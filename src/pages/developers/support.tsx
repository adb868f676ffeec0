import {supportContent} from '../../content/developers/support';
import {SupportPage} from '../../sections/developers/SupportPage';

export default () => <SupportPage content={supportContent} />;
