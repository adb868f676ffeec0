// Change: an outline, like the icon of a note, and the same as in the site's other warnings.
import type {ReactNode} from 'react';
import {Icon} from '../../../components/Icon';

export default function IconWarning(): ReactNode {
  return <Icon name="warning" />;
}
