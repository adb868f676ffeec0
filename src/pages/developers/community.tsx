import {communityContent} from '../../content/developers/community';
import {CommunityPage} from '../../sections/developers/CommunityPage';

export default () => <CommunityPage content={communityContent} />;
