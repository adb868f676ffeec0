import type {ReactNode} from 'react';
import {communityContent} from '../../content/developers/community';
import {CommunityPage} from '../../sections/developers/CommunityPage';

export default function Community(): ReactNode {
  return <CommunityPage content={communityContent} />;
}
