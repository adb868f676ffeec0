import {enterpriseContent} from '../../content/solutions/enterprise';
import {EnterprisePage} from '../../sections/solutions/EnterprisePage';

export default () => <EnterprisePage content={enterpriseContent} />;
