export {ArticleDigest} from './ArticleDigest';
export {Figures} from './Figures';
export {Mailboxes} from './Mailboxes';
export {PositionDigest} from './PositionDigest';
