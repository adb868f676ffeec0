export {SolutionsPage as default} from '../../sections/solutions/SolutionsPage';
