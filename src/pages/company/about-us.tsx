import type {ReactNode} from 'react';
import {aboutUsContent} from '../../content/company/aboutUs';
import {AboutUsPage} from '../../sections/company/AboutUsPage';

export default function AboutUs(): ReactNode {
  return <AboutUsPage content={aboutUsContent} />;
}
