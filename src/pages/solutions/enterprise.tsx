export {EnterprisePage as default} from '../../sections/solutions/EnterprisePage';
