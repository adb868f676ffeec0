// Change: `Tabs` renders the panel.
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function TabItem({children}: Props): ReactNode {
  return children;
}
