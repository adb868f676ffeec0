import {aboutUsContent} from '../../content/company/aboutUs';
import {AboutUsPage} from '../../sections/company/AboutUsPage';

export default () => <AboutUsPage content={aboutUsContent} />;
