import type {ReactNode} from 'react';
import {automotiveContent} from '../../content/solutions/automotive';
import {AutomotivePage} from '../../sections/solutions/AutomotivePage';

export default function Automotive(): ReactNode {
  return <AutomotivePage content={automotiveContent} />;
}
