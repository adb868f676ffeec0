import {developersContent} from '../../content/developers/overview';
import {DevelopersPage} from '../../sections/developers/DevelopersPage';

export default () => <DevelopersPage content={developersContent} />;
