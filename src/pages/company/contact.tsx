import type {ReactNode} from 'react';
import {contactContent} from '../../content/company/contact';
import {ContactPage} from '../../sections/company/ContactPage';

export default function Contact(): ReactNode {
  return <ContactPage content={contactContent} />;
}
