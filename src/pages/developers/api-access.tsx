import {apiAccessContent} from '../../content/developers/apiAccess';
import {ApiAccessPage} from '../../sections/developers/ApiAccessPage';

export default () => <ApiAccessPage content={apiAccessContent} />;
