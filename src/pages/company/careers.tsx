import {careersContent} from '../../content/company/careers';
import {CareersPage} from '../../sections/company/CareersPage';

export default () => <CareersPage content={careersContent} />;
