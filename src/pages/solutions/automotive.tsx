export {AutomotivePage as default} from '../../sections/solutions/AutomotivePage';
