import {newsContent} from '../../content/company/news';
import {NewsPage} from '../../sections/company/NewsPage';

export default () => <NewsPage content={newsContent} />;
