import type {ReactNode} from 'react';
import {careersContent} from '../../content/company/careers';
import {CareersPage} from '../../sections/company/CareersPage';

export default function Careers(): ReactNode {
  return <CareersPage content={careersContent} />;
}
