import type {ReactNode} from 'react';
import {partnersContent} from '../../content/company/partners';
import {PartnersPage} from '../../sections/company/PartnersPage';

export default function Partners(): ReactNode {
  return <PartnersPage content={partnersContent} />;
}
