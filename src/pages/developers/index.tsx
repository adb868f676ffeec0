import type {ReactNode} from 'react';
import {developersContent} from '../../content/developers/overview';
import {DevelopersPage} from '../../sections/developers/DevelopersPage';

export default function Developers(): ReactNode {
  return <DevelopersPage content={developersContent} />;
}
