import type {ReactNode} from 'react';
import {enterpriseContent} from '../../content/solutions/enterprise';
import {EnterprisePage} from '../../sections/solutions/EnterprisePage';

export default function Enterprise(): ReactNode {
  return <EnterprisePage content={enterpriseContent} />;
}
