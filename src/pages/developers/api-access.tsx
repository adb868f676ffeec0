import type {ReactNode} from 'react';
import {apiAccessContent} from '../../content/developers/apiAccess';
import {ApiAccessPage} from '../../sections/developers/ApiAccessPage';

export default function ApiAccess(): ReactNode {
  return <ApiAccessPage content={apiAccessContent} />;
}
