import {solutionsContent} from '../../content/solutions/overview';
import {SolutionsPage} from '../../sections/solutions/SolutionsPage';

export default () => <SolutionsPage content={solutionsContent} />;
