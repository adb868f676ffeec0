// Change: tabs are links to panels, as everywhere on the site, and need no application in the browser.
import type {Props as ItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {Children, isValidElement, type ReactNode, useId} from 'react';
import {Tabs as TabsView} from '../../components/Tabs';

export default function Tabs({children, defaultValue, values = [], groupId}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter((child) => isValidElement<ItemProps>(child));
  return (
    <TabsView
      label="Alternatives"
      group={groupId}
      items={items.map(({props}, index) => {
        const label = props.label ?? values.find(({value}) => value === props.value)?.label ?? props.value;
        return {
          id: `${id}${index}`,
          label,
          isFirst: props.default || props.value === defaultValue,
          content: (
            <div className="tab-item" data-label={label}>
              {props.children}
            </div>
          ),
        };
      })}
    />
  );
}
