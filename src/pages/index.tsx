import type {ReactNode} from 'react';
import {homeContent} from '../content/home';
import {HomePage} from '../sections/home/HomePage';

export default function Home(): ReactNode {
  return <HomePage content={homeContent} />;
}
