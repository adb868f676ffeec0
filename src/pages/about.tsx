import type {ReactNode} from 'react';
import {aboutContent} from '../content/company/about';
import {AboutPage} from '../sections/company/AboutPage';

export default function About(): ReactNode {
  return <AboutPage content={aboutContent} />;
}
