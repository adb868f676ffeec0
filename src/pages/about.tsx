import {aboutContent} from '../content/company/about';
import {AboutPage} from '../sections/company/AboutPage';

export default () => <AboutPage content={aboutContent} />;
