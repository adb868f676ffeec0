import type {ReactNode} from 'react';
import {smartHomeContent} from '../../content/solutions/smartHome';
import {SmartHomePage} from '../../sections/solutions/SmartHomePage';

export default function SmartHome(): ReactNode {
  return <SmartHomePage content={smartHomeContent} />;
}
