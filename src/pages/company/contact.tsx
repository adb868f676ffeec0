import {contactContent} from '../../content/company/contact';
import {ContactPage} from '../../sections/company/ContactPage';

export default () => <ContactPage content={contactContent} />;
