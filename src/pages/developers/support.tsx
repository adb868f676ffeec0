import type {ReactNode} from 'react';
import {supportContent} from '../../content/developers/support';
import {SupportPage} from '../../sections/developers/SupportPage';

export default function Support(): ReactNode {
  return <SupportPage content={supportContent} />;
}
