// Change: back link, contents, footer, and tags as complete HTML. Breadcrumbs are left out.
export {DocPage as default} from '../../../sections/docs/DocPage';
