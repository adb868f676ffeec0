import {partnersContent} from '../../content/company/partners';
import {PartnersPage} from '../../sections/company/PartnersPage';

export default () => <PartnersPage content={partnersContent} />;
